// How large a file is, as screens and calls write it.

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** 12,4 MB: in thousands, as the systems' own file lists have it. */
export function fileSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  // Only in full do bytes have a plural.
  const unitDisplay = step === 0 ? 'long' : 'short';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: units[step] ?? 'byte', unitDisplay, maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** step);
}
