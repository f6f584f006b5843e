// The data of every release, brought up to the newest schema, as its users see it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillWithRelease } from '../src/app/server/releases/testData.ts';
import { releasesIn } from '../src/kit/server/testing/testRelease.ts';
import { expect, test } from './fixtures.ts';
import { followToAnother } from './navigation.ts';
import { links, list, rows, total } from './noticesList.ts';
import { type OwnServer, ownServer } from './ownServer.ts';
import { accounts } from './signedIn.ts';

test.use({ fresh: true });

for (const file of await releasesIn(fileURLToPath(new URL('../src/app/server/releases', import.meta.url)))) {
  test.describe(basename(file, '.json.br'), () => {
    let folder: string;
    let server: OwnServer;
    let notices: number;

    test.beforeAll(async () => {
      test.slow();
      folder = mkdtempSync(join(tmpdir(), 'certame-upgrade-'));
      const { tables } = await fillWithRelease(file, { dataDir: folder, databaseUrl: null });
      notices = tables.licitacoes?.rows.length ?? 0;
      server = await ownServer(folder);
      await server.start();
    });
    test.afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    test('its users sign in with their passwords and find notices, tasks, events, mail, offers and bills', async ({ page }) => {
      await page.goto(`${server.url}/login?redirect=${list}`);
      await page.getByLabel('E-mail').fill(accounts.client.email);
      await page.getByLabel('Senha', { exact: true }).fill(accounts.client.password);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(rows(page)).toHaveCount(10);
      expect(await total(page)).toBe(notices);
      const name = (await links(page).first().textContent()) ?? '';
      await links(page).first().click();
      await expect(page.getByRole('main')).toContainText(name);
      await expect(page).toHaveURL(/\/preview\/\d+$/);

      await followToAnother(page, '/apps/todo');
      await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
      await followToAnother(page, '/apps/email');
      await page.locator('[data-mail]').first().click();
      await expect(page.frameLocator('iframe').first().locator('body')).toContainText(/\p{L}{3}/u);
      await followToAnother(page, '/acompanhamento?view=list');
      await expect(rows(page).first()).toBeVisible();
      await followToAnother(page, '/propostas?view=list');
      await expect(rows(page).first()).toBeVisible();
      await followToAnother(page, '/projetos-de-lei/lista');
      await expect(rows(page).first()).toBeVisible();
      await followToAnother(page, '/buscas-salvas');
      await expect(page.getByText('Pneus em São Paulo')).toBeVisible();
    });
  });
}
