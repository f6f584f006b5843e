// The screens of suppliers and public bodies, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { itemSearch, listSearch, noticeSearch } from './searches.ts';

export const fornecedoresScreens = {
  fornecedores: screen<typeof listSearch>(['fornecedores'], () =>
    import('./FornecedorList.tsx').then(({ FornecedorList }) => FornecedorList),
  ),
  fornecedor: screen<typeof itemSearch>(['fornecedores', 'charts'], () =>
    import('./FornecedorScreen.tsx').then(({ FornecedorScreen }) => FornecedorScreen),
  ),
  orgao: screen<typeof noticeSearch>(['fornecedores', 'charts'], () => import('./OrgaoScreen.tsx').then(({ OrgaoScreen }) => OrgaoScreen)),
};
