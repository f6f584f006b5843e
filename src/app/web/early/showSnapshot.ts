// Runs right after the markup of a snapshot, before anything is painted.
import { ownName } from '#kit/web/pathPrefix.ts';
import type { SnapshotFacts } from '../serviceWorker/shared.ts';
import { asOfElement, DATE_FROM_AGE_MS } from './asOfElement.ts';
import { restoreStyles } from './restoreStyles.ts';

const root = document.getElementById('root') as HTMLElement;
const template = document.getElementById('before-snapshot') as HTMLTemplateElement;
const facts: SnapshotFacts = JSON.parse(document.currentScript?.dataset.facts ?? '{}');

if (isRight(facts)) {
  restoreStyles(root);
  // Nothing answers yet, and what is typed would be lost; the application ends it.
  root.inert = true;
  asOfElement(Date.now() - facts.at < DATE_FROM_AGE_MS ? facts.texts.time : facts.texts.date);
} else root.replaceChildren(template.content);
template.remove();

/** Whether it is this account's, and drawn for this window and these choices. */
function isRight({ account, media, stored }: SnapshotFacts): boolean {
  try {
    if (JSON.parse(localStorage.getItem(ownName('userData')) ?? '{}').id !== account) return false;
    if (Object.entries(stored).some(([key, value]) => localStorage.getItem(ownName(key)) !== value)) return false;
  } catch {
    return false;
  }
  return Object.entries(media).every(([query, matched]) => matchMedia(query).matches === matched);
}
