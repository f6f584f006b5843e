import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  missing: {
    title: 'Appel d’offres introuvable',
    sought: 'Aucun appel d’offres n’a l’identifiant « {{id}} »',
    hint: 'Il a peut-être été supprimé, ou n’a pas encore été importé. Vérifiez l’adresse ou cherchez dans la liste.',
    list: 'Voir la liste',
  },
  documentos: {
    title: 'Documents',
    none: 'Aucun document n’a été importé pour cet appel d’offres.',
    open: 'Ouvrir {{titulo}} dans un autre onglet',
    unsafe: 'Adresse non sûre',
  },
  historico: {
    none: 'Rien n’a changé depuis l’importation de l’appel d’offres.',
    deadline: 'Date limite modifiée',
    come: 'Ajouté :',
    gone: 'Retiré :',
    outroResultado: 'Résultat {{sequencial}} de l’article {{numero}}',
    parte: { lote: 'Article {{numero}}', resultado: 'Résultat de l’article {{numero}}', documento: 'Document {{numero}}' },
    partes: { lote: 'Articles', resultado: 'Résultats', documento: 'Documents' },
  },
};
