// Other settings than the tests' server has: in its pages, which carry them, and in the answers of their call.
import type { Page } from './fixtures.ts';

type Settings = Record<string, unknown>;

const inPage = /(<script type="application\/json" id="settings">)(.*?)(<\/script>)/s;

/** Needs a context of its own, since the page is loaded with them: `fresh: true`. */
export async function changeSettings(page: Page, change: () => Settings): Promise<void> {
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change() } });
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      inPage,
      (_, start, settings, end) => `${start}${JSON.stringify({ ...JSON.parse(settings), ...change() })}${end}`,
    );
    return route.fulfill({ response: answer, body });
  });
}
