/** Has the browser save a blob as a file. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser has taken its own hold of the blob by the time the click's task is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
