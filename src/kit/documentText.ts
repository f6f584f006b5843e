// What a document is, and why its text could not be read.

/** By its bytes. */
export const documentKinds = ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'odg', 'rtf', 'zip', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * - `format`: neither PDF, RTF, a file of Office or LibreOffice, nor a ZIP that has one
 * - `encrypted`: it opens with a password only
 * - `broken`: it is damaged or incomplete
 * - `tooMuch`: it has more pages, files or text than allowed, or decompresses to too many bytes
 * - `time`, `memory`: reading it took too much of them
 * - `noText`: its pages are pictures
 * - `partly`: some files of a ZIP could not be read, or the text was cut at a limit
 */
export const textFaults = ['format', 'encrypted', 'broken', 'tooMuch', 'time', 'memory', 'noText', 'partly'] as const;
export type TextFault = (typeof textFaults)[number];
