// The quotas of accounts, with the texts of their errors.
import { type QuotaKind, quotaKinds, quotas } from '#features/users/quotas.ts';
import type { LocalizedText } from '#kit/errors.ts';
import type { Amount, Quota } from '#kit/server/limits/quotas.ts';

const words: Record<QuotaKind, Pick<Quota, 'name' | 'hint'>> = {
  mail: {
    name: { pt: 'E-mail', en: 'Email', fr: 'E-mails', de: 'E-Mail' },
    hint: {
      pt: 'Exclua rascunhos e mensagens definitivamente (o que os destinatários mantêm continua contando) ou peça ao administrador do servidor que aumente os limites (QUOTA_PERCENT).',
      en: 'Delete drafts and messages permanently (what recipients keep still counts), or ask the server administrator to raise the quotas (QUOTA_PERCENT).',
      fr: 'Supprimez définitivement des brouillons et des messages (ce que les destinataires gardent compte toujours) ou demandez à l’exploitant du serveur d’augmenter les quotas (QUOTA_PERCENT).',
      de: 'Löschen Sie Entwürfe und E-Mails endgültig (was Empfänger aufbewahren, zählt weiter), oder bitten Sie den Betreiber des Servers, die Kontingente zu erhöhen (QUOTA_PERCENT).',
    },
  },
  attachments: {
    name: { pt: 'Anexos', en: 'Attachments', fr: 'Pièces jointes', de: 'Anhänge' },
    hint: {
      pt: 'Exclua definitivamente mensagens com anexos; o espaço é liberado em um ou dois dias. Ou peça ao administrador do servidor que aumente os limites (QUOTA_PERCENT).',
      en: 'Delete messages with attachments permanently; the space is freed in a day or two. Or ask the server administrator to raise the quotas (QUOTA_PERCENT).',
      fr: 'Supprimez définitivement des messages avec pièces jointes ; l’espace se libère en un jour ou deux. Ou demandez à l’exploitant du serveur d’augmenter les quotas (QUOTA_PERCENT).',
      de: 'Löschen Sie Nachrichten mit Anhängen endgültig; nach ein bis zwei Tagen ist wieder Platz. Oder bitten Sie den Betreiber des Servers, die Kontingente zu erhöhen (QUOTA_PERCENT).',
    },
  },
  chat: {
    name: { pt: 'Mensagens de conversas', en: 'Chat messages', fr: 'Messages de chat', de: 'Chat-Nachrichten' },
    hint: {
      pt: 'Conversas limpas também contam. Peça ao administrador do servidor que aumente os limites (QUOTA_PERCENT).',
      en: 'Cleared conversations count too. Ask the server administrator to raise the quotas (QUOTA_PERCENT).',
      fr: 'Les conversations effacées comptent aussi. Demandez à l’exploitant du serveur d’augmenter les quotas (QUOTA_PERCENT).',
      de: 'Geleerte Unterhaltungen zählen mit. Bitten Sie den Betreiber des Servers, die Kontingente zu erhöhen (QUOTA_PERCENT).',
    },
  },
  tasks: {
    name: { pt: 'Tarefas', en: 'Tasks', fr: 'Tâches', de: 'Aufgaben' },
    hint: {
      pt: 'As excluídas também contam até serem excluídas definitivamente, 30 dias depois. Exclua as que não são mais necessárias ou peça ao administrador do servidor que aumente os limites (QUOTA_PERCENT).',
      en: 'Deleted ones count too until they are permanently deleted 30 days later. Delete those that are no longer needed, or ask the server administrator to raise the quotas (QUOTA_PERCENT).',
      fr: 'Celles qui sont supprimées comptent aussi jusqu’à leur suppression définitive, 30 jours plus tard. Supprimez celles qui ne sont plus utiles ou demandez à l’exploitant du serveur d’augmenter les quotas (QUOTA_PERCENT).',
      de: 'Gelöschte zählen mit, bis sie 30 Tage später endgültig entfernt werden. Löschen Sie, was nicht mehr gebraucht wird, oder bitten Sie den Betreiber des Servers, die Kontingente zu erhöhen (QUOTA_PERCENT).',
    },
  },
  events: { name: { pt: 'Eventos', en: 'Events', fr: 'Événements', de: 'Termine' } },
  follows: { name: { pt: 'Acompanhamentos', en: 'Followed items', fr: 'Suivis', de: 'Beobachtete Vorgänge' } },
  posts: { name: { pt: 'Publicações', en: 'Posts', fr: 'Publications', de: 'Beiträge' } },
  comments: { name: { pt: 'Comentários', en: 'Comments', fr: 'Commentaires', de: 'Kommentare' } },
  articles: { name: { pt: 'Artigos', en: 'Articles', fr: 'Articles', de: 'Artikel' } },
  pictures: { name: { pt: 'Imagens', en: 'Pictures', fr: 'Images', de: 'Bilder' } },
  orders: {
    name: { pt: 'Pedidos', en: 'Orders', fr: 'Commandes', de: 'Bestellungen' },
    hint: {
      pt: 'Peça ao administrador do servidor que aumente os limites (QUOTA_PERCENT).',
      en: 'Ask the server administrator to raise the quotas (QUOTA_PERCENT).',
      fr: 'Demandez à l’exploitant du serveur d’augmenter les quotas (QUOTA_PERCENT).',
      de: 'Bitten Sie den Betreiber des Servers, die Kontingente zu erhöhen (QUOTA_PERCENT).',
    },
  },
  addresses: { name: { pt: 'Endereços', en: 'Addresses', fr: 'Adresses', de: 'Adressen' } },
  searches: {
    name: { pt: 'Buscas salvas', en: 'Saved searches', fr: 'Recherches enregistrées', de: 'Gespeicherte Suchen' },
  },
  certidoes: {
    name: { pt: 'Arquivos de certidões', en: 'Certificate files', fr: 'Fichiers d’attestations', de: 'Dateien von Bescheinigungen' },
    hint: {
      pt: 'Exclua certidões com seus arquivos; o espaço é liberado em um dia. Ou peça ao administrador do servidor que aumente os limites (QUOTA_PERCENT).',
      en: 'Delete certificates with their files; the space is freed within a day. Or ask the server administrator to raise the quotas (QUOTA_PERCENT).',
      fr: 'Supprimez des attestations avec leurs fichiers ; l’espace se libère en un jour. Ou demandez à l’exploitant du serveur d’augmenter les quotas (QUOTA_PERCENT).',
      de: 'Löschen Sie Bescheinigungen mit ihren Dateien; nach einem Tag ist wieder Platz. Oder bitten Sie den Betreiber des Servers, die Kontingente zu erhöhen (QUOTA_PERCENT).',
    },
  },
  propostaArquivos: {
    name: { pt: 'Arquivos de propostas', en: 'Offer files', fr: 'Fichiers d’offres', de: 'Dateien von Angeboten' },
  },
  licitacoes: {
    name: {
      ...{ pt: 'Licitações cadastradas à mão', en: 'Notices entered by hand' },
      ...{ fr: 'Avis saisis à la main', de: 'Von Hand erfasste Ausschreibungen' },
    },
    hint: {
      pt: 'Exclua as que não são mais necessárias, una-as às publicadas ou peça ao administrador do servidor que aumente os limites (QUOTA_PERCENT).',
      en: 'Delete those that are no longer needed, join them to the published ones, or ask the server administrator to raise the quotas (QUOTA_PERCENT).',
      fr: 'Supprimez ceux qui ne sont plus utiles, réunissez-les aux avis publiés ou demandez à l’exploitant du serveur d’augmenter les quotas (QUOTA_PERCENT).',
      de: 'Löschen Sie nicht mehr benötigte, verbinden Sie sie mit den veröffentlichten, oder bitten Sie den Betreiber des Servers, die Kontingente zu erhöhen (QUOTA_PERCENT).',
    },
  },
  propostas: { name: { pt: 'Propostas', en: 'Offers', fr: 'Offres', de: 'Angebote' } },
} satisfies Record<QuotaKind, { name: LocalizedText; hint?: LocalizedText }>;

/** The quotas, as `percent` of the defaults. @param others replace the defaults, for tests */
export function quotasOf(percent: number, others: Readonly<Record<string, Amount>> = {}): Record<QuotaKind, Quota> {
  const all = quotaKinds.map((kind) => {
    const { items, bytes } = others[kind] ?? { items: scaled(quotas[kind].items, percent), bytes: scaled(quotas[kind].bytes, percent) };
    return [kind, { items, bytes, ...words[kind] }] as const;
  });
  return Object.fromEntries(all) as Record<QuotaKind, Quota>;
}

function scaled(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}
