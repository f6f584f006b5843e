/** Saves a blob as a file. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // After the click's task the browser has its own reference to the blob.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
