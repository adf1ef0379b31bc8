import { expect, test } from "vitest";
import type { AccountDirectory } from "#application/ports/account-directory.ts";
import { Unavailable } from "#application/ports/unavailable.ts";
import type { EmailAddress } from "#domain/accounts/email-address.ts";
import { DAY, type IdentityUnderTest, newAddress, password, walkOf } from "./account-walk.ts";

export type DirectoryUnderTest = IdentityUnderTest & {
  readonly directory: AccountDirectory;
  /** The same accounts with a directory that is away when it must remove somebody. */
  readonly cutOff: IdentityUnderTest["identity"];
};

/** What is gone here goes there too, sooner or later. */
export function describeDirectoryRemovals(open: () => Promise<DirectoryUnderTest>): void {
  test("an account that is deleted while the directory is away goes there as soon as it is back", async () => {
    const site = await open();
    const walk = walkOf(() => site);
    const { uid, email } = await walk.join();
    await site.identity.requestDeletion(uid, password, "2040-01-31");
    await expect(site.cutOff.deleteDue("2040-01-31")).rejects.toBeInstanceOf(Unavailable);
    expect(await site.identity.account(uid)).toBeNull();
    expect(await site.directory.findByEmail(email)).toMatchObject({ uid });
    expect(await site.identity.deleteDue("2040-01-31")).toBe(0);
    expect(await site.directory.findByEmail(email)).toBeNull();
    expect(await site.store.documents.get(`user/${uid}`)).toEqual({ exists: false });
    await site.close();
  });

  test("an address that nobody confirmed in thirty days goes there too, unless it was confirmed there", async () => {
    const site = await open();
    const walk = walkOf(() => site);
    const addresses: EmailAddress[] = [newAddress(), newAddress()];
    const [never, there] = addresses as [EmailAddress, EmailAddress];
    for (const email of addresses) await walk.register(email);
    const code = await site.directory.issueConfirmation(there);
    expect(await site.directory.applyCode(code ?? "")).toBe(true);
    site.clock.advance(31 * DAY);
    expect(await site.store.applyRetention(site.clock.now())).toMatchObject({ unconfirmedAccounts: 2 });
    await site.identity.deleteDue("2026-12-31");
    expect(await site.directory.findByEmail(never)).toBeNull();
    expect(await site.directory.findByEmail(there)).toMatchObject({ isConfirmed: true });
    // Who signs in after all is known again.
    await walk.signIn(there);
    await site.close();
  });

  test("an account that only the directory knows signs in, and its address follows when it changes there", async () => {
    const site = await open();
    const walk = walkOf(() => site);
    const email = newAddress();
    await site.directory.add({ uid: `made-there-${email}`, email, password });
    const code = await site.directory.issueConfirmation(email);
    await site.directory.applyCode(code ?? "");
    const { uid, token } = await walk.signIn(email);
    expect(uid).toBe(`made-there-${email}`);
    const next = newAddress();
    const change = await site.directory.issueEmailChange(email, next);
    expect(await site.directory.applyCode(change ?? "")).toBe(true);
    expect(await site.identity.recognise(token)).toEqual({ uid, email: next });
    expect(await site.identity.account(uid)).toMatchObject({ email: next });
    await site.close();
  });
}
