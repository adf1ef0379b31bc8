import { openDeletion } from "#application/identity/deletion.ts";
import { openEmailChange } from "#application/identity/email-change.ts";
import { openEnrolment } from "#application/identity/enrolment.ts";
import type { IdentityPorts } from "#application/identity/identity-ports.ts";
import { openPasskeys } from "#application/identity/passkeys.ts";
import { openPasswords } from "#application/identity/passwords.ts";
import { openProof } from "#application/identity/proof.ts";
import { openRegistration } from "#application/identity/registration.ts";
import { openSecondFactor } from "#application/identity/second-factor.ts";
import { openSessions } from "#application/identity/sessions.ts";
import { openSigningIn } from "#application/identity/signing-in.ts";
import type { Identity } from "#application/ports/identity.ts";

/** What is decided about accounts, the same wherever their passwords are kept. */
export function openIdentity(ports: IdentityPorts): Identity {
  const { credentials, store } = ports;
  return {
    backend: credentials.backend,
    ping: () => credentials.ping(),
    account: (uid) => store.accounts.find(uid),
    findUid: (email) => store.accounts.findUid(email),
    ...openRegistration(ports),
    ...openSigningIn(ports),
    ...openPasswords(ports),
    ...openEmailChange(ports),
    ...openDeletion(ports),
    ...openSessions(ports),
    ...openSecondFactor(ports),
    ...openPasskeys(ports),
    ...openProof(ports),
    ...openEnrolment(ports),
  };
}
