// The screens of notices that show no parts of other features, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';

export const licitacoesScreens = {
  savedSearches: screen(['licitacoes', 'savedSearches'], () =>
    import('./savedSearches/SavedSearches.tsx').then(({ SavedSearches }) => SavedSearches),
  ),
};
