// What tests of offers share.
import { sessionOf } from '#brasil/sessao.ts';
import type { Page } from './fixtures.ts';
import type { newAccount } from './signedIn.ts';

type Account = Awaited<ReturnType<typeof newAccount>>;

/** The id of an account, and the headers of its calls. */
export async function callsOf(page: Page, { email, password }: Account) {
  const { accessToken, userData } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  return { id: userData.id as number, headers: { authorization: `Bearer ${accessToken}` } };
}

export type Notice = { id: number; objeto: string; controle: string; lotes: { numero: number; descricao: string }[] };

type Dates = Parameters<typeof sessionOf>[0];
const DAY_MS = 86_400_000;

/** The open notice with the next session that is not today, with items that have an estimate: documents of the demo vault are valid on that day. */
export async function findNotice(
  page: Page,
  headers: Record<string, string>,
  isWanted: (notice: Notice) => Promise<boolean> = async () => true,
): Promise<Notice> {
  const { licitacoes } = await (await page.request.get('/api/licitacoes/open?perPage=50', { headers })).json();
  const session = (notice: Dates) => sessionOf(notice) ?? '';
  const ahead = (licitacoes as (Dates & { id: number })[])
    .filter((notice) => Date.parse(session(notice)) > Date.now() + DAY_MS)
    .toSorted((a, b) => session(a).localeCompare(session(b)));
  for (const { id } of ahead) {
    const found = await (await page.request.get(`/api/licitacoes/${id}`, { headers })).json();
    const { lotes } = await (await page.request.get(`/api/licitacoes/${id}/lotes`, { headers })).json();
    const notice = { ...found, lotes };
    if (lotes.length > 1 && lotes[0].valor_unitario !== null && (await isWanted(notice))) return notice;
  }
  throw new Error('No demo notice is as the test needs it.');
}

/** The button of an item's amount. */
export const amount = (page: Page, field: string, numero: number) =>
  page.getByRole('button', { name: new RegExp(`^${field} do item ${numero}:`) });
