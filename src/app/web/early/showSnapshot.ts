// Runs right after the markup of a snapshot, before anything is painted. The page has nothing else yet: see `serviceWorker/page.ts`.
import { ownName } from '#kit/web/pathPrefix.ts';
import type { SnapshotFacts } from '../serviceWorker/shared.ts';
import { applyAppearance } from './appearance.ts';
import { asOfElement, DATE_FROM_AGE_MS } from './asOfElement.ts';
import { applyFont } from './font.ts';
import { untilRead } from './loadCode.ts';
import { addRest } from './restOfPage.ts';
import { restoreStyles } from './restoreStyles.ts';

const root = document.getElementById('root') as HTMLElement;
const facts: SnapshotFacts = JSON.parse(document.currentScript?.dataset.facts ?? '{}');

if (isRight(facts)) {
  applyAppearance(document.documentElement);
  applyFont();
  restoreStyles(root);
  // Nothing answers yet, and what is typed would be lost; the application ends it.
  root.inert = true;
  asOfElement(Date.now() - facts.at < DATE_FROM_AGE_MS ? facts.texts.time : facts.texts.date);
  void untilRead(firstPaint()).then(() => addRest(true));
} else addRest(false);

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

/**
 * Resolves when the browser has put the first words on the display, which it says after it has painted: the rest of the page is here at
 * once, and on a slow phone its code would run while that is still done.
 */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
