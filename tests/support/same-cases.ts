import fc from "fast-check";

// `npm test` tries the same cases every time, so that a change is judged by what it changed; `npm run soak` tries new ones.
if (process.env["CAMPAIGN"] !== "whole") fc.configureGlobal({ seed: 20_261_115 });
