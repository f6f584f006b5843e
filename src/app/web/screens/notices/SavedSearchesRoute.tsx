// The saved searches, each with its alerts.
import { SearchAlert } from '#features/boletins/web/SearchAlert.tsx';
import { SavedSearches } from '#features/licitacoes/web/savedSearches/SavedSearches.tsx';

export function SavedSearchesRoute() {
  return <SavedSearches alert={({ id, name }) => <SearchAlert id={id} name={name} />} />;
}
