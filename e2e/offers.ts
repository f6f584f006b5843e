// What tests of offers share.
import type { Page } from './fixtures.ts';
import type { newAccount } from './signedIn.ts';

type Account = Awaited<ReturnType<typeof newAccount>>;

/** The id of an account, and the headers of its calls. */
export async function callsOf(page: Page, { email, password }: Account) {
  const { accessToken, userData } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  return { id: userData.id as number, headers: { authorization: `Bearer ${accessToken}` } };
}

/** An open notice with items that have an estimate. */
export async function findNotice(page: Page, headers: Record<string, string>): Promise<{ id: number; lotes: { numero: number }[] }> {
  const { licitacoes } = await (await page.request.get('/api/licitacoes/open?perPage=50', { headers })).json();
  for (const { id } of licitacoes as { id: number }[]) {
    const { lotes } = await (await page.request.get(`/api/licitacoes/${id}/lotes`, { headers })).json();
    if (lotes.length > 1 && lotes[0].valor_unitario !== null) return { id, lotes };
  }
  throw new Error('No demo notice has items with an estimate.');
}

/** The button of an item's amount. */
export const amount = (page: Page, field: string, numero: number) =>
  page.getByRole('button', { name: new RegExp(`^${field} do item ${numero}:`) });
