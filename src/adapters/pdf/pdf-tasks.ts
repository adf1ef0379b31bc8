import type { Pdf, ReportSheet, Sheet } from "#application/ports/files/pdf.ts";
import type { Task, Workers } from "#application/ports/workers.ts";
import { openPdf } from "./open-pdf.ts";

const sheet: Task<Sheet, Uint8Array> = { name: "pdf-sheet", work: (asked) => openPdf().render(asked) };
const report: Task<ReportSheet, Uint8Array> = { name: "pdf-report", work: (asked) => openPdf().renderReport(asked) };

export const pdfTasks = { sheet, report };

/** Papers that are drawn by workers. */
export const openPdfByWorkers = (workers: Workers): Pdf => ({
  render: (asked) => workers.run(sheet, asked),
  renderReport: (asked) => workers.run(report, asked),
});
