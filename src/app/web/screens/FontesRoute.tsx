// The sources of notices, with what is done with files of their documents.
import { EditaisSettings } from '#features/editais/web/EditaisSettings.tsx';
import { FontesScreen } from '#features/fontes/web/FontesScreen.tsx';

export function FontesRoute() {
  return <FontesScreen below={<EditaisSettings />} />;
}
