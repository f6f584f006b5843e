// Navigates within the application.
import { expect, type Page } from '@playwright/test';

/** Opens `path` as links do. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Follows `path`, and waits for another heading. */
export async function followToAnother(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await follow(page, path);
  await expect(heading).not.toHaveText(before);
}
