import type { MailMessage } from "#application/ports/mail/mail.ts";
import { accountDeletedMail } from "#content/mails/accounts/account-deleted.ts";
import { addressChangedMail } from "#content/mails/accounts/address-changed.ts";
import { addressChangingMail } from "#content/mails/accounts/address-changing.ts";
import { alreadyRegisteredMail } from "#content/mails/accounts/already-registered.ts";
import { confirmAddressMail } from "#content/mails/accounts/confirm-address.ts";
import { confirmNewAddressMail } from "#content/mails/accounts/confirm-new-address.ts";
import { deletionPlannedMail } from "#content/mails/accounts/deletion-planned.ts";
import { formSignedMail } from "#content/mails/accounts/form-signed.ts";
import { passkeyChangedMail } from "#content/mails/accounts/passkey-changed.ts";
import { passwordChangedMail } from "#content/mails/accounts/password-changed.ts";
import { resetPasswordMail } from "#content/mails/accounts/reset-password.ts";
import { secondFactorChangedMail } from "#content/mails/accounts/second-factor-changed.ts";
import { alreadySubscribedMail } from "#content/mails/already-subscribed.ts";
import { calculationResultMail } from "#content/mails/calculation-result.ts";
import { confirmResultMail } from "#content/mails/confirm-result.ts";
import { confirmSubscriptionMail } from "#content/mails/confirm-subscription.ts";
import { confirmWaitingMail } from "#content/mails/confirm-waiting.ts";
import { contactAnswerMail } from "#content/mails/contact-answer.ts";
import { contactCopyMail } from "#content/mails/contact-copy.ts";
import { contactMessageMail } from "#content/mails/contact-message.ts";
import { agreementNoticeMail } from "#content/mails/contracts/agreement-notice.ts";
import { connectionDecidedMail } from "#content/mails/contracts/connection-decided.ts";
import { connectionInUseMail } from "#content/mails/contracts/connection-in-use.ts";
import { dossierReminderMail } from "#content/mails/contracts/dossier-reminder.ts";
import { monthDataMail } from "#content/mails/contracts/month-data.ts";
import { monthNoticeMail } from "#content/mails/contracts/month-notice.ts";
import { statementReadyMail } from "#content/mails/contracts/statement-ready.ts";
import { invitationClosedMail, invitationMail } from "#content/mails/invitation-mails.ts";
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
import {
  proposalAgreedMail,
  proposalCounteredMail,
  proposalDeclinedMail,
  proposalHalfAcceptedMail,
  proposalLapsedMail,
  proposalNewMail,
} from "#content/mails/proposal-mails.ts";
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
  invitation: invitationMail,
  "invitation-closed": invitationClosedMail,
  "offer-reported": offerReportedMail,
  "report-received": reportReceivedMail,
  "report-decided": reportDecidedMail,
  "offer-moderated": offerModeratedMail,
  "confirm-result": confirmResultMail,
  "calculation-result": calculationResultMail,
  "agreement-notice": agreementNoticeMail,
  "statement-ready": statementReadyMail,
  "month-notice": monthNoticeMail,
  "month-data": monthDataMail,
  "dossier-reminder": dossierReminderMail,
  "connection-in-use": connectionInUseMail,
  "connection-decided": connectionDecidedMail,
  "lead-received": leadReceivedMail,
  "lead-for-operator": leadForOperatorMail,
  "lead-erased-for-operator": leadErasedForOperatorMail,
  "confirm-waiting": confirmWaitingMail,
  "waiting-joined": waitingJoinedMail,
  "waiting-for-operator": waitingForOperatorMail,
  "contact-message": contactMessageMail,
  "contact-answer": contactAnswerMail,
  "contact-copy": contactCopyMail,
  "confirm-subscription": confirmSubscriptionMail,
  "already-subscribed": alreadySubscribedMail,
  newsletter: newsletterMail,
};

// The table pairs each kind with the words for that kind; the compiler cannot follow the pair through the lookup.
export const wordsOfMail = <K extends Kind>(message: Extract<MailMessage, { kind: K }>, site: Site): MailWords =>
  (words[message.kind] as Words<K>)(site, message);
