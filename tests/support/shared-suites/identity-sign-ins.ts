import { describe, expect, test } from "vitest";
import {
  client,
  DAY,
  freshClient,
  type IdentityUnderTest,
  MINUTE,
  newAddress,
  otherPassword,
  password,
  refusal,
  type Walk,
} from "./account-walk.ts";

export function describeSignIns(site: () => IdentityUnderTest, walk: Walk): void {
  const identity = () => site().identity;

  describe("signing in", () => {
    test("an unknown address and a wrong password are refused alike", async () => {
      const { email } = await walk.join();
      const wrong = await identity().signIn(email, otherPassword, freshClient());
      const unknown = await identity().signIn(newAddress(), otherPassword, freshClient());
      expect(wrong).toEqual(refusal("credentials-wrong"));
      expect(unknown).toEqual(wrong);
    });

    test("an unknown address takes as long as a wrong password", async () => {
      const { email } = await walk.join();
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let round = 0; round < 9; round++) {
        for (const [kind, tried] of [
          ["known", email],
          ["unknown", newAddress()],
        ] as const) {
          const start = performance.now();
          await identity().signIn(tried, otherPassword, freshClient());
          times[kind].push(performance.now() - start);
        }
      }
      const ratio = median(times.known) / median(times.unknown);
      // Without the same work for an unknown address it would be ten or more.
      expect(ratio).toBeGreaterThan(0.4);
      expect(ratio).toBeLessThan(2.5);
    });

    test("that an address is unconfirmed is told only to who knows the password, with a new mail", async () => {
      const email = newAddress();
      await walk.register(email);
      await walk.takeMails();
      expect(await identity().signIn(email, otherPassword, freshClient())).toEqual(refusal("credentials-wrong"));
      expect(await walk.takeMails()).toEqual([]);
      expect(await identity().signIn(email, password, freshClient())).toEqual(refusal("address-unconfirmed"));
      expect(await identity().confirmAddress(await walk.takeToken("confirm-address"), freshClient())).toMatchObject({
        ok: true,
      });
    });

    test("the same password typed on another keyboard opens the account", async () => {
      const email = newAddress();
      await walk.register(email, "cafe\u0301 op de hoek");
      await identity().confirmAddress(await walk.takeToken("confirm-address"), freshClient());
      await walk.signIn(email, freshClient(), "caf\u00e9 op de hoek");
    });

    test("every sign-in has a token of its own, and what a browser held before opens nothing", async () => {
      const { email } = await walk.join();
      const planted = "p".repeat(43);
      const first = await walk.signIn(email, { ...freshClient(), deviceToken: planted });
      const second = await walk.signIn(email);
      expect(new Set([planted, first.token, second.token, first.deviceToken, second.deviceToken]).size).toBe(5);
      expect(await identity().recognise(planted)).toBeNull();
    });

    test("a sign-in ends 30 days after it was last used", async () => {
      const { token } = await walk.join();
      site().clock.advance(29 * DAY);
      expect(await identity().recognise(token)).not.toBeNull();
      site().clock.advance(29 * DAY);
      expect(await identity().recognise(token)).not.toBeNull();
      site().clock.advance(30 * DAY);
      expect(await identity().recognise(token)).toBeNull();
    });

    test("a sign-in ends after 180 days, however often it is used", async () => {
      const begun = site().clock.now();
      const { token, expiresAt } = await walk.join();
      // The cookie is made from this: a shorter one would end a sign-in that is used every day.
      expect((expiresAt.getTime() - begun.getTime()) / DAY).toBe(180);
      for (let day = 20; day < 180; day += 20) {
        site().clock.advance(20 * DAY);
        expect(await identity().recognise(token)).not.toBeNull();
      }
      site().clock.advance(20 * DAY);
      expect(await identity().recognise(token)).toBeNull();
    });

    test("when it was last seen is written at most every ten minutes", async () => {
      const { uid, token } = await walk.join();
      const begun = site().clock.now();
      const lastSeen = async () => (await identity().listSignIns(uid, token))[0]?.lastSeenAt;
      site().clock.advance(9 * MINUTE);
      await identity().recognise(token);
      expect(await lastSeen()).toEqual(begun);
      site().clock.advance(MINUTE);
      await identity().recognise(token);
      expect(await lastSeen()).toEqual(site().clock.now());
    });

    test("people see their own sign-ins and end them; another's id does nothing", async () => {
      const an = await walk.join();
      const phone = await walk.signIn(an.email, { ...freshClient(), device: "Safari op iPhone" });
      const stranger = await walk.join();
      const listed = await identity().listSignIns(an.uid, phone.token);
      expect(listed.map(({ device, isThisOne }) => ({ device, isThisOne }))).toEqual(
        expect.arrayContaining([
          { device: "Firefox op Linux", isThisOne: false },
          { device: "Safari op iPhone", isThisOne: true },
        ]),
      );
      for (const { id } of listed) await identity().endSignIn(stranger.uid, id);
      expect(await identity().recognise(phone.token)).not.toBeNull();
      for (const { id, isThisOne } of listed) if (!isThisOne) await identity().endSignIn(an.uid, id);
      expect(await identity().recognise(an.token)).toBeNull();
      expect(await identity().recognise(phone.token)).not.toBeNull();
    });

    test("all other sign-ins end at once, or all of them", async () => {
      const an = await walk.join();
      const other = await walk.signIn(an.email);
      await identity().endOtherSignIns(an.uid, other.token);
      expect(await identity().recognise(an.token)).toBeNull();
      expect(await identity().recognise(other.token)).not.toBeNull();
      await identity().endOtherSignIns(an.uid, null);
      expect(await identity().recognise(other.token)).toBeNull();
    });

    test("after ten wrong passwords from one network it must wait, while another network goes on", async () => {
      const { email } = await walk.join();
      const from = freshClient();
      for (let tried = 0; tried < 10; tried++) {
        expect(await identity().signIn(email, otherPassword, from)).toEqual(refusal("credentials-wrong"));
      }
      const neighbour = { ...from, address: from.address.replace(/::1$/, "::2:1") };
      for (const slowed of [from, neighbour]) {
        expect(await identity().signIn(email, password, slowed)).toMatchObject({
          ok: false,
          refusal: { code: "too-many-attempts", retryAfterSeconds: 900 },
        });
      }
      await walk.signIn(email);
      site().clock.advance(15 * MINUTE);
      await walk.signIn(email, from);
    });

    test("a browser that signed in before is not held up by what others try from the same network", async () => {
      const { email } = await walk.join();
      const network = freshClient();
      const { deviceToken } = await walk.signIn(email, network);
      for (let tried = 0; tried < 11; tried++) await identity().signIn(email, otherPassword, network);
      expect(await identity().signIn(email, password, network)).toMatchObject({ ok: false });
      const again = await walk.signIn(email, { ...network, deviceToken });
      expect(again.deviceToken).toBe(deviceToken);
    });

    test("another process knows who signed in here, and who signed out there is gone here", async () => {
      const { uid, email, token } = await walk.join();
      expect(await site().another.recognise(token)).toEqual({ uid, email });
      const there = await site().another.signIn(email, password, { ...client, address: "198.51.100.9" });
      expect(there).toMatchObject({ ok: true, value: { uid } });
      await site().another.signOut(token);
      expect(await identity().recognise(token)).toBeNull();
    });
  });
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
