import type { MailMessage } from "#application/ports/mail.ts";
import { accountDeletedMail } from "#content/mails/account-deleted.ts";
import { addressChangedMail } from "#content/mails/address-changed.ts";
import { addressChangingMail } from "#content/mails/address-changing.ts";
import { agreementNoticeMail } from "#content/mails/agreement-notice.ts";
import { alreadyRegisteredMail } from "#content/mails/already-registered.ts";
import { alreadySubscribedMail } from "#content/mails/already-subscribed.ts";
import { calculationResultMail } from "#content/mails/calculation-result.ts";
import { confirmAddressMail } from "#content/mails/confirm-address.ts";
import { confirmNewAddressMail } from "#content/mails/confirm-new-address.ts";
import { confirmResultMail } from "#content/mails/confirm-result.ts";
import { confirmSubscriptionMail } from "#content/mails/confirm-subscription.ts";
import { confirmWaitingMail } from "#content/mails/confirm-waiting.ts";
import { connectionInUseMail } from "#content/mails/connection-in-use.ts";
import { contactCopyMail } from "#content/mails/contact-copy.ts";
import { contactMessageMail } from "#content/mails/contact-message.ts";
import { deletionPlannedMail } from "#content/mails/deletion-planned.ts";
import { dossierReminderMail } from "#content/mails/dossier-reminder.ts";
import { formSignedMail } from "#content/mails/form-signed.ts";
import { leadErasedForOperatorMail } from "#content/mails/lead-erased-for-operator.ts";
import { leadForOperatorMail } from "#content/mails/lead-for-operator.ts";
import { leadReceivedMail } from "#content/mails/lead-received.ts";
import type { MailWords } from "#content/mails/mail-words.ts";
import {
  offerModeratedMail,
  offerReportedMail,
  reportDecidedMail,
  reportReceivedMail,
} from "#content/mails/moderation-mails.ts";
import { newsletterMail } from "#content/mails/newsletter.ts";
import { passkeyChangedMail } from "#content/mails/passkey-changed.ts";
import { passwordChangedMail } from "#content/mails/password-changed.ts";
import {
  proposalAgreedMail,
  proposalCounteredMail,
  proposalDeclinedMail,
  proposalHalfAcceptedMail,
  proposalLapsedMail,
  proposalNewMail,
} from "#content/mails/proposal-mails.ts";
import { resetPasswordMail } from "#content/mails/reset-password.ts";
import { secondFactorChangedMail } from "#content/mails/second-factor-changed.ts";
import { statementReadyMail } from "#content/mails/statement-ready.ts";
import { waitingForOperatorMail } from "#content/mails/waiting-for-operator.ts";
import { waitingJoinedMail } from "#content/mails/waiting-joined.ts";
import type { Site } from "#content/site.ts";

type Kind = MailMessage["kind"];
type Words<K extends Kind> = (site: Site, message: Extract<MailMessage, { kind: K }>) => MailWords;

/** A kind of mail without words does not compile. */
const words: { readonly [K in Kind]: Words<K> } = {
  "confirm-address": confirmAddressMail,
  "already-registered": alreadyRegisteredMail,
  "reset-password": resetPasswordMail,
  "password-changed": passwordChangedMail,
  "confirm-new-address": confirmNewAddressMail,
  "address-changing": addressChangingMail,
  "address-changed": addressChangedMail,
  "second-factor-changed": secondFactorChangedMail,
  "passkey-changed": passkeyChangedMail,
  "deletion-planned": deletionPlannedMail,
  "account-deleted": accountDeletedMail,
  "form-signed": formSignedMail,
  "proposal-new": proposalNewMail,
  "proposal-half-accepted": proposalHalfAcceptedMail,
  "proposal-countered": proposalCounteredMail,
  "proposal-agreed": proposalAgreedMail,
  "proposal-declined": proposalDeclinedMail,
  "proposal-lapsed": proposalLapsedMail,
  "offer-reported": offerReportedMail,
  "report-received": reportReceivedMail,
  "report-decided": reportDecidedMail,
  "offer-moderated": offerModeratedMail,
  "confirm-result": confirmResultMail,
  "calculation-result": calculationResultMail,
  "agreement-notice": agreementNoticeMail,
  "statement-ready": statementReadyMail,
  "dossier-reminder": dossierReminderMail,
  "connection-in-use": connectionInUseMail,
  "lead-received": leadReceivedMail,
  "lead-for-operator": leadForOperatorMail,
  "lead-erased-for-operator": leadErasedForOperatorMail,
  "confirm-waiting": confirmWaitingMail,
  "waiting-joined": waitingJoinedMail,
  "waiting-for-operator": waitingForOperatorMail,
  "contact-message": contactMessageMail,
  "contact-copy": contactCopyMail,
  "confirm-subscription": confirmSubscriptionMail,
  "already-subscribed": alreadySubscribedMail,
  newsletter: newsletterMail,
};

// The table pairs each kind with the words for that kind; the compiler cannot follow the pair through the lookup.
export const wordsOfMail = <K extends Kind>(message: Extract<MailMessage, { kind: K }>, site: Site): MailWords =>
  (words[message.kind] as Words<K>)(site, message);
