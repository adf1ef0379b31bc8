import { describe, expect, test } from "vitest";
import { authenticatorCode } from "../authenticator-code.ts";
import { softwarePasskey } from "../software-passkey.ts";
import {
  DAY,
  freshClient,
  type IdentityUnderTest,
  MINUTE,
  otherPassword,
  password,
  refusal,
  type Walk,
} from "./account-walk.ts";

const ORIGIN = "https://stroomplein.example";
const HOST = "stroomplein.example";

export function describeSecondFactors(site: () => IdentityUnderTest, walk: Walk): void {
  const identity = () => site().identity;
  const codeNow = (secret: string) => authenticatorCode(secret, site().clock.now());

  async function joinWithSecondFactor() {
    const an = await walk.join();
    const started = await identity().startSecondFactor(an.uid, password);
    if (!started.ok) throw new Error("The second factor was refused.");
    const { secret, uri } = started.value;
    const confirmed = await identity().confirmSecondFactor(an.uid, an.token, codeNow(secret));
    if (!confirmed.ok) throw new Error("The first code was refused.");
    site().clock.advance(MINUTE);
    return { ...an, secret, uri, recoveryCodes: confirmed.value.recoveryCodes };
  }
  async function challengeOf(email: Parameters<Walk["signIn"]>[0]): Promise<string> {
    const answer = await identity().signIn(email, password, freshClient());
    if (!answer.ok || answer.value.kind !== "second-factor") throw new Error("No code was asked.");
    return answer.value.challenge;
  }

  describe("a second factor", () => {
    test("is on after a first code, asked at the next sign-in, and told by mail", async () => {
      const { uid, email, uri, secret } = await joinWithSecondFactor();
      expect(uri).toContain(
        `otpauth://totp/Stroomplein:${encodeURIComponent(email)}?secret=${secret}&issuer=Stroomplein`,
      );
      expect(await walk.takeMails()).toMatchObject([{ kind: "second-factor-changed", to: email, isOn: true }]);
      expect(await identity().account(uid)).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
      const challenge = await challengeOf(email);
      expect(await identity().recognise(challenge)).toBeNull();
      const answer = await identity().finishSignIn(challenge, codeNow(secret), freshClient());
      expect(answer).toMatchObject({ ok: true, value: { uid } });
      expect(await identity().finishSignIn(challenge, codeNow(secret), freshClient())).toEqual(
        refusal("challenge-expired"),
      );
    });

    test("starts only for who knows the password, and not by a wrong first code", async () => {
      const { uid, email, token } = await walk.join();
      expect(await identity().startSecondFactor(uid, otherPassword)).toEqual(refusal("password-wrong"));
      expect(await identity().confirmSecondFactor(uid, token, "000000")).toEqual(refusal("set-up-expired"));
      await identity().startSecondFactor(uid, password);
      expect(await identity().confirmSecondFactor(uid, token, "no code")).toEqual(refusal("code-wrong"));
      await walk.signIn(email);
    });

    test("a code works once, also for who looks over a shoulder", async () => {
      const { email, secret } = await joinWithSecondFactor();
      const code = codeNow(secret);
      expect(await identity().finishSignIn(await challengeOf(email), code, freshClient())).toMatchObject({ ok: true });
      expect(await identity().finishSignIn(await challengeOf(email), code, freshClient())).toEqual(
        refusal("code-wrong"),
      );
    });

    test("a recovery code stands in for a code, once, as it is typed", async () => {
      const { uid, email, recoveryCodes } = await joinWithSecondFactor();
      const typed = (recoveryCodes[0] ?? "").toLowerCase().replaceAll("-", " ");
      expect(new Set(recoveryCodes).size).toBe(10);
      expect(await identity().finishSignIn(await challengeOf(email), typed, freshClient())).toMatchObject({ ok: true });
      expect(await identity().account(uid)).toMatchObject({ recoveryCodesLeft: 9 });
      expect(await identity().finishSignIn(await challengeOf(email), typed, freshClient())).toEqual(
        refusal("code-wrong"),
      );
    });

    test("after five wrong codes it must wait, whatever the network and the challenge", async () => {
      const { email, secret } = await joinWithSecondFactor();
      for (let tried = 0; tried < 5; tried++) {
        expect(await identity().finishSignIn(await challengeOf(email), "abcdef", freshClient())).toEqual(
          refusal("code-wrong"),
        );
      }
      expect(await identity().finishSignIn(await challengeOf(email), codeNow(secret), freshClient())).toMatchObject({
        refusal: { code: "too-many-attempts" },
      });
    });

    test("after twenty wrong codes in a day it must wait for the next one, also where a sign-in asks for a code again", async () => {
      const { email, secret, uid, token } = await joinWithSecondFactor();
      const limited = { refusal: { code: "too-many-attempts" } };
      for (let tried = 0; tried < 20; tried++) {
        if (tried % 5 === 0) site().clock.advance(15 * MINUTE);
        const answer =
          tried % 2 === 0
            ? await identity().finishSignIn(await challengeOf(email), "abcdef", freshClient())
            : await identity().proveByCode(uid, token, "abcdef");
        expect(answer).toEqual(refusal("code-wrong"));
      }
      site().clock.advance(15 * MINUTE);
      expect(await identity().finishSignIn(await challengeOf(email), codeNow(secret), freshClient())).toMatchObject(
        limited,
      );
      expect(await identity().proveByCode(uid, token, codeNow(secret))).toMatchObject(limited);
      site().clock.advance(DAY);
      expect(await identity().proveByCode(uid, token, codeNow(secret))).toMatchObject({ ok: true });
    });

    test("a challenge lives ten minutes, and not beyond a reset", async () => {
      const { email, secret } = await joinWithSecondFactor();
      const late = await challengeOf(email);
      site().clock.advance(10 * MINUTE);
      expect(await identity().finishSignIn(late, codeNow(secret), freshClient())).toEqual(refusal("challenge-expired"));
      const before = await challengeOf(email);
      await identity().requestReset(email);
      await identity().resetPassword(await walk.takeToken("reset-password"), otherPassword);
      expect(await identity().finishSignIn(before, codeNow(secret), freshClient())).toEqual(
        refusal("challenge-expired"),
      );
      expect(await identity().signIn(email, otherPassword, freshClient())).toMatchObject({
        value: { kind: "second-factor" },
      });
    });

    test("is off for who knows the password and has a code, and told by mail", async () => {
      const { uid, email, token, secret } = await joinWithSecondFactor();
      expect(await identity().removeSecondFactor(uid, token, otherPassword, codeNow(secret))).toEqual(
        refusal("password-wrong"),
      );
      await walk.takeMails();
      expect(await identity().removeSecondFactor(uid, token, password, codeNow(secret))).toMatchObject({ ok: true });
      expect(await walk.takeMails()).toMatchObject([{ kind: "second-factor-changed", isOn: false }]);
      expect(await identity().account(uid)).toMatchObject({ hasSecondFactor: false, recoveryCodesLeft: 0 });
      await walk.signIn(email);
    });

    test("who stole the password and an open session neither switches it off nor guesses the code", async () => {
      const { uid, token, recoveryCodes } = await joinWithSecondFactor();
      for (let tried = 0; tried < 5; tried++) {
        expect(await identity().removeSecondFactor(uid, token, password, "000000")).toEqual(refusal("code-wrong"));
      }
      expect(await identity().removeSecondFactor(uid, token, password, recoveryCodes[0] ?? "")).toMatchObject({
        refusal: { code: "too-many-attempts" },
      });
      expect(await identity().account(uid)).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
    });

    test("who stole the password and an open session puts no other authenticator in its place", async () => {
      const { uid, email, secret } = await joinWithSecondFactor();
      expect(await identity().startSecondFactor(uid, password)).toEqual(refusal("second-factor-on"));
      const answer = await identity().finishSignIn(await challengeOf(email), codeNow(secret), freshClient());
      expect(answer).toMatchObject({ ok: true });
    });
  });

  describe("a passkey", () => {
    async function startPasskey(uid: string): Promise<string> {
      const started = await identity().startPasskey(uid, password);
      if (!started.ok) throw new Error("The password was refused.");
      return started.value.challenge;
    }
    const addKey = (
      { uid, token }: { readonly uid: string; readonly token: string },
      challenge: string,
      key: ReturnType<typeof softwarePasskey>,
    ) => identity().addPasskey(uid, token, { challenge, answer: key.register(challenge), name: "Telefoon" });
    async function joinWithPasskey() {
      const an = await walk.join();
      const key = softwarePasskey(ORIGIN, HOST);
      const challenge = await startPasskey(an.uid);
      await walk.takeMails();
      const added = await addKey(an, challenge, key);
      expect(added).toEqual({ ok: true, value: undefined });
      return { ...an, key };
    }

    test("is begun by who knows the password", async () => {
      const { uid } = await walk.join();
      expect(await identity().startPasskey(uid, otherPassword)).toEqual(refusal("password-wrong"));
    });

    test("is added, told by mail, and signs in without a password", async () => {
      const { uid, email, key } = await joinWithPasskey();
      expect(await walk.takeMails()).toMatchObject([
        { kind: "passkey-changed", to: email, name: "Telefoon", isAdded: true },
      ]);
      const { challenge, options } = await identity().startPasskeySignIn();
      expect(options).toMatchObject({ challenge, rpId: HOST, userVerification: "required" });
      const answer = await identity().signInWithPasskey(challenge, key.signIn(challenge), freshClient());
      if (!answer.ok) throw new Error("The passkey was refused.");
      expect(await identity().recognise(answer.value.token)).toEqual({ uid, email });
      expect((await identity().account(uid))?.passkeys).toMatchObject([
        { name: "Telefoon", lastUsedAt: expect.any(Date) },
      ]);
    });

    test("answers a challenge once, in time, and only from this site", async () => {
      const { key } = await joinWithPasskey();
      const { challenge } = await identity().startPasskeySignIn();
      const answer = key.signIn(challenge);
      expect(await identity().signInWithPasskey(challenge, answer, freshClient())).toMatchObject({ ok: true });
      expect(await identity().signInWithPasskey(challenge, answer, freshClient())).toEqual(refusal("passkey-refused"));
      const other = (await identity().startPasskeySignIn()).challenge;
      expect(await identity().signInWithPasskey(other, answer, freshClient())).toEqual(refusal("passkey-refused"));
      const late = (await identity().startPasskeySignIn()).challenge;
      site().clock.advance(10 * MINUTE);
      expect(await identity().signInWithPasskey(late, key.signIn(late), freshClient())).toEqual(
        refusal("passkey-refused"),
      );
      const unseen = (await identity().startPasskeySignIn()).challenge;
      const unverified = key.signIn(unseen, { isVerified: false });
      expect(await identity().signInWithPasskey(unseen, unverified, freshClient())).toEqual(refusal("passkey-refused"));
    });

    test("made for another site, or by another person's challenge, is not added", async () => {
      const [an, bert] = [await walk.join(), await walk.join()];
      const foreign = softwarePasskey("https://evil.example", "evil.example");
      const challenge = await startPasskey(an.uid);
      expect(await addKey(an, challenge, foreign)).toEqual(refusal("passkey-refused"));
      const own = softwarePasskey(ORIGIN, HOST);
      const theirs = await startPasskey(bert.uid);
      expect(await addKey(an, theirs, own)).toEqual(refusal("passkey-refused"));
    });

    test.each([null, 1, "x", {}, { id: "x" }, { id: "\0" }])("%j is no answer to a challenge", async (answer) => {
      const { uid, token } = await walk.join();
      const { challenge } = await identity().startPasskeySignIn();
      expect(await identity().signInWithPasskey(challenge, answer, freshClient())).toEqual(refusal("passkey-refused"));
      const adding = await startPasskey(uid);
      expect(await identity().addPasskey(uid, token, { challenge: adding, answer, name: "x" })).toEqual(
        refusal("passkey-refused"),
      );
    });

    test("is not removed from a session left open, without the password", async () => {
      const { uid, token } = await joinWithPasskey();
      const id = (await identity().account(uid))?.passkeys[0]?.id ?? "";
      expect(await identity().removePasskey(uid, token, id, otherPassword)).toEqual(refusal("password-wrong"));
      expect((await identity().account(uid))?.passkeys).toHaveLength(1);
    });

    test("keys that are made at the same moment do not pass the limit of ten", async () => {
      const an = await walk.join();
      for (let made = 0; made < 8; made++)
        expect((await addKey(an, await startPasskey(an.uid), softwarePasskey(ORIGIN, HOST))).ok).toBe(true);
      const challenges: string[] = [];
      for (let made = 0; made < 6; made++) challenges.push(await startPasskey(an.uid));
      // A key that is added ends what else was begun, so of these six some are refused for that.
      const added = await Promise.all(
        challenges.map((challenge) => addKey(an, challenge, softwarePasskey(ORIGIN, HOST))),
      );
      const kept = (await identity().account(an.uid))?.passkeys.length ?? 0;
      expect(kept).toBe(8 + added.filter(({ ok }) => ok).length);
      expect(kept).toBeGreaterThan(8);
      expect(kept).toBeLessThanOrEqual(10);
    });

    test("is removed by its owner only, and then signs in no longer", async () => {
      const { uid, token, key } = await joinWithPasskey();
      const stranger = await walk.join();
      const id = (await identity().account(uid))?.passkeys[0]?.id ?? "";
      await identity().removePasskey(stranger.uid, stranger.token, id, password);
      expect((await identity().account(uid))?.passkeys).toHaveLength(1);
      await identity().removePasskey(uid, token, id, password);
      const { challenge } = await identity().startPasskeySignIn();
      expect(await identity().signInWithPasskey(challenge, key.signIn(challenge), freshClient())).toEqual(
        refusal("passkey-refused"),
      );
    });
  });

  describe("what was proved in a sign-in", () => {
    const now = () => site().clock.now();
    const done = { ok: true, value: undefined };

    test("nothing by the link of a confirmation, a password by a password, a factor by a code", async () => {
      const an = await walk.join();
      expect(await identity().proof(an.token)).toMatchObject({ factorAt: null, provedAt: null });
      const byPassword = await walk.signIn(an.email);
      expect(await identity().proof(byPassword.token)).toMatchObject({ factorAt: null, provedAt: now() });
      const bert = await joinWithSecondFactor();
      const byCode = await identity().finishSignIn(await challengeOf(bert.email), codeNow(bert.secret), freshClient());
      if (!byCode.ok) throw new Error("The code was refused.");
      expect(await identity().proof(byCode.value.token)).toMatchObject({ factorAt: now(), provedAt: now() });
      await identity().signOut(byCode.value.token);
      expect(await identity().proof(byCode.value.token)).toMatchObject({ factorAt: null, provedAt: null });
    });

    test("a password is proved again, and is no factor", async () => {
      const { uid, token } = await walk.join();
      const before = now();
      expect(await identity().proveByPassword(uid, token, password)).toEqual(done);
      site().clock.advance(MINUTE);
      expect(await identity().proveByPassword(uid, token, otherPassword)).toEqual(refusal("password-wrong"));
      expect(await identity().proof(token)).toMatchObject({ factorAt: null, provedAt: before });
      expect(await identity().proof(token)).toMatchObject({ factorAt: null });
    });

    test("a code proves it once, a recovery code too, and only in the sign-in in which it is typed", async () => {
      const { uid, token, secret, recoveryCodes } = await joinWithSecondFactor();
      const code = codeNow(secret);
      expect(await identity().proveByCode(uid, token, code)).toEqual(done);
      expect(await identity().proof(token)).toMatchObject({ factorAt: now(), provedAt: now() });
      expect(await identity().proveByCode(uid, token, code)).toEqual(refusal("code-wrong"));
      site().clock.advance(MINUTE);
      expect(await identity().proveByCode(uid, token, recoveryCodes[0] ?? "")).toEqual(done);
      expect(await identity().proof(token)).toMatchObject({ factorAt: now(), provedAt: now() });
      const stranger = await walk.join();
      await identity().proveByCode(uid, stranger.token, recoveryCodes[1] ?? "");
      expect(await identity().proof(stranger.token)).toMatchObject({ factorAt: null, provedAt: null });
    });

    test("codes that are guessed in a running sign-in are counted", async () => {
      const { uid, token, recoveryCodes } = await joinWithSecondFactor();
      for (let tried = 0; tried < 5; tried++) {
        expect(await identity().proveByCode(uid, token, "000000")).toEqual(refusal("code-wrong"));
      }
      expect(await identity().proveByCode(uid, token, recoveryCodes[0] ?? "")).toMatchObject({
        refusal: { code: "too-many-attempts" },
      });
    });

    test("a passkey proves it for its own account alone, by a challenge of that account, once", async () => {
      const withKey = async () => {
        const person = await walk.join();
        const key = softwarePasskey(ORIGIN, HOST);
        const started = await identity().startPasskey(person.uid, password);
        if (!started.ok) throw new Error("The password was refused.");
        const { challenge } = started.value;
        await identity().addPasskey(person.uid, person.token, {
          challenge,
          answer: key.register(challenge),
          name: "Telefoon",
        });
        // The sign-in in which a key is made has used it; a later one has not.
        return { ...person, ...(await walk.signIn(person.email)), key };
      };
      const [an, bert] = [await withKey(), await withKey()];
      const prove = (who: typeof an, challenge: string, key: typeof an.key) =>
        identity().proveByPasskey(who.uid, who.token, challenge, key.signIn(challenge));
      const { challenge, options } = await identity().startPasskeyProof(an.uid);
      expect(options).toMatchObject({ challenge, allowCredentials: [{ id: expect.any(String) }] });
      expect(await prove(an, challenge, bert.key)).toEqual(refusal("passkey-refused"));
      expect(await prove(an, challenge, an.key)).toEqual(refusal("passkey-refused"));
      const ofBert = await identity().startPasskeyProof(bert.uid);
      expect(await prove(an, ofBert.challenge, an.key)).toEqual(refusal("passkey-refused"));
      const ofNobody = await identity().startPasskeySignIn();
      expect(await prove(an, ofNobody.challenge, an.key)).toEqual(refusal("passkey-refused"));
      expect(await identity().proof(an.token)).toMatchObject({ factorAt: null });
      expect(await prove(an, (await identity().startPasskeyProof(an.uid)).challenge, an.key)).toEqual(done);
      expect(await identity().proof(an.token)).toMatchObject({ factorAt: now(), provedAt: now() });
    });

    test("a new password keeps the factor of its sign-in and counts as proved", async () => {
      const { uid, token, secret } = await joinWithSecondFactor();
      const factorAt = now();
      await identity().proveByCode(uid, token, codeNow(secret));
      site().clock.advance(MINUTE);
      const renewed = await identity().changePassword(uid, password, otherPassword, token);
      if (!renewed.ok) throw new Error("The change was refused.");
      expect(await identity().proof(renewed.value.token)).toMatchObject({ factorAt, provedAt: now() });
    });
  });
}
