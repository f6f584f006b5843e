// The screens of suppliers, public bodies and municípios, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { itemSearch, listSearch, noticeSearch } from './searches.ts';

export const fornecedoresScreens = {
  fornecedores: screen<typeof listSearch>(['fornecedores', 'seguidos'], () =>
    import('./FornecedorList.tsx').then(({ FornecedorList }) => FornecedorList),
  ),
  fornecedor: screen<typeof itemSearch>(['fornecedores', 'charts', 'seguidos'], () =>
    import('./FornecedorScreen.tsx').then(({ FornecedorScreen }) => FornecedorScreen),
  ),
  seguidos: screen(['seguidos'], () => import('./seguidos/SeguidosScreen.tsx').then(({ SeguidosScreen }) => SeguidosScreen)),
  orgao: screen<typeof noticeSearch>(['fornecedores', 'charts', 'seguidos'], () =>
    import('./OrgaoScreen.tsx').then(({ OrgaoScreen }) => OrgaoScreen),
  ),
  municipio: screen<typeof noticeSearch>(['fornecedores', 'charts', 'seguidos'], () =>
    import('./MunicipioScreen.tsx').then(({ MunicipioScreen }) => MunicipioScreen),
  ),
};
