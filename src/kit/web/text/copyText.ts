import { text } from '../locale/i18n.ts';
import { toast } from '../toast/toast.ts';

/** Copies a text to the clipboard and shows `done`, or an error. */
export async function copyText(content: string, done: string): Promise<void> {
  if ((await write(content)) || writeTheOldWay(content)) toast.success(done);
  else toast.info(text('kit:copyFailed'));
}

/** Only available on HTTPS and localhost, and the user may have denied it. */
async function write(content: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(content);
    return true;
  } catch {
    return false;
  }
}

function writeTheOldWay(content: string): boolean {
  let isTaken = false;
  const give = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/plain', content);
    event.preventDefault();
    event.stopPropagation();
    isTaken = true;
  };
  document.addEventListener('copy', give, { capture: true });
  document.execCommand('copy');
  document.removeEventListener('copy', give, { capture: true });
  return isTaken;
}
