// File sizes as shown on screens and in responses.

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** 12,4 MB: decimal units, as in operating systems' file lists. */
export function fileSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  // Only the long form of bytes has a plural.
  const unitDisplay = step === 0 ? 'long' : 'short';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: units[step] ?? 'byte', unitDisplay, maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** step);
}
