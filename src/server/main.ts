// The server bundle. React Router imports it too and expects the exports of its own build.
export * from "virtual:react-router/server-build";
export { backUpToFile, restoreFromFile } from "#adapters/database/backup-file.ts";
export { deliverPendingMail } from "#application/mail/deliver-pending-mail.ts";
export { moderateOffer, reportReference } from "#application/market/moderate-offer.ts";
export { sendIssue } from "#application/newsletter/send-issue.ts";
export { renderMail } from "#mails/render-mail.tsx";
export { createApp } from "./app.ts";
export { composePorts, moveConfiguredAccounts, openConfiguredDatabase, seedConfiguredDemo } from "./compose.ts";
export { readConfig } from "./config.ts";
export { renderWaitingMail } from "./render-waiting-mail.ts";
export { startSchedule } from "./schedule.ts";
export { siteFor } from "./site-for.ts";
export { startServer } from "./start-server.ts";
export { startSite } from "./start-site.ts";
export { openStaticFiles } from "./static-files.ts";
