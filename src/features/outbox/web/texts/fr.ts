import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Boîte d’envoi du système',
  label: 'Messages, les plus récents en premier',
  search: 'Rechercher par destinataire ou objet',
  none: 'Aucun message pour le moment',
  noneHint: 'Les invitations et les liens pour choisir un nouveau mot de passe apparaissent ici.',
  noMatch: 'Aucun message ne correspond à la recherche',
  showAll: 'Tout afficher',
  noServer: {
    title: 'Aucun serveur de messagerie n’est configuré',
    hint: 'Les messages restent ici et dans le journal du serveur, et n’arrivent à personne. Définissez {{variable}} dans l’environnement et redémarrez le serveur ; d’ici là, ouvrez le message et transmettez le lien autrement.',
  },
  states: 'Messages par statut',
  tab: { all: 'Tous', waiting: 'En attente', sent: 'Envoyés', failed: 'Non remis', unsent: 'Sans serveur' },
  state: {
    waiting: 'En attente',
    sent: 'Envoyé',
    failed: 'Non remis',
    unsent: 'Sans serveur',
  },
  field: {
    subject: 'Objet',
    recipient: 'Destinataire',
    created: 'Créé',
    sent: 'Envoyé',
    due: 'Prochaine tentative',
    attempts: 'Tentatives',
    error: 'Dernière réponse du serveur',
    removed: 'Retiré',
  },
  secret: 'Avec lien d’accès',
  mail: {
    title: 'Message',
    erased: 'Le texte a été effacé, car il contenait un lien d’accès devenu inutile.',
    written: 'Message écrit par {{name}}',
    private: 'Seuls l’auteur de ce message et ses destinataires peuvent en lire l’objet et le texte.',
    recorded: 'La lecture de ce message est enregistrée dans le journal d’activité.',
  },
  retry: {
    button: 'Envoyer maintenant',
    done: 'Le message sera envoyé dans un instant.',
  },
  remove: {
    title: 'Retirer ce message ?',
    body: 'Il sera retiré de la boîte d’envoi ; s’il n’est pas encore parti, il ne partira plus.',
    writtenBody: 'Il ne sera plus envoyé. Il reste comme non remis ; {{name}} verra qu’il a été retiré et pourra réessayer.',
    was: 'Il a été retiré par un administrateur.',
    done: 'Le message a été retiré.',
  },
} satisfies TextsIn<'fr', typeof source>;
