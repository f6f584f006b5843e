// The screens that search and bookmarks lead to. A feature's screen joins them with an entry here.
import type { needs } from '#features/auth/contract.ts';
import type { Titles } from '#kit/errors.ts';

/** What a reader must be allowed to do to see a page; empty: to be signed in. */
export type PageNeed = keyof typeof needs | '';

/** `id` and `target` stay for ever: marks are kept by them. `icon` names a Feather icon, `link` is written as the screen itself writes its address. */
export type CataloguedPage = {
  id: number;
  target: string;
  link: string;
  icon: string;
  need: PageNeed;
  titles: Titles;
  /** Other words that people look for it by. */
  also?: string;
};

/** In the order in which they are offered. Numbers of pages that are gone are not used again. */
export const pages: readonly CataloguedPage[] = [
  {
    id: 1,
    target: 'licitacoes',
    link: '/apps/invoice/list',
    icon: 'file-text',
    need: 'standard',
    titles: { pt: 'Licitações', en: 'Notices', fr: "Appels d'offres", de: 'Ausschreibungen' },
  },
  {
    id: 2,
    target: 'abertas',
    link: '/apps/invoice/list?status=aberta',
    icon: 'unlock',
    need: 'standard',
    titles: { pt: 'Licitações abertas', en: 'Open notices', fr: "Appels d'offres ouverts", de: 'Offene Ausschreibungen' },
  },
  {
    id: 3,
    target: 'encerrando',
    link: '/apps/invoice/list?status=aberta&sort=encerramento&order=asc',
    icon: 'clock',
    need: 'standard',
    titles: { pt: 'Próximos encerramentos', en: 'Closing soon', fr: 'Clôtures prochaines', de: 'Bald endende Fristen' },
  },
  {
    id: 4,
    target: 'andamento',
    link: '/apps/invoice/list?status=andamento',
    icon: 'loader',
    need: 'standard',
    titles: { pt: 'Licitações em andamento', en: 'Notices in progress', fr: "Appels d'offres en cours", de: 'Laufende Ausschreibungen' },
  },
  {
    id: 5,
    target: 'fechadas',
    link: '/apps/invoice/list?status=fechada',
    icon: 'lock',
    need: 'standard',
    titles: { pt: 'Licitações fechadas', en: 'Closed notices', fr: "Appels d'offres clos", de: 'Geschlossene Ausschreibungen' },
  },
  {
    id: 6,
    target: 'publicacoes',
    link: '/apps/invoice/list?sort=publicacao',
    icon: 'calendar',
    need: 'standard',
    titles: { pt: 'Publicações recentes', en: 'Recently published', fr: 'Publications récentes', de: 'Neu veröffentlicht' },
  },
  {
    id: 7,
    target: 'valores',
    link: '/apps/invoice/list?sort=valor_estimado',
    icon: 'dollar-sign',
    need: 'standard',
    titles: { pt: 'Maiores valores estimados', en: 'Highest estimated values', fr: 'Plus grandes estimations', de: 'Höchste Schätzwerte' },
  },
  {
    id: 8,
    target: 'precos',
    link: '/apps/invoice/list?srp=true',
    icon: 'list',
    need: 'standard',
    titles: { pt: 'Registro de preços', en: 'Price registration', fr: 'Enregistrement de prix', de: 'Preisregistrierung' },
  },
  {
    id: 9,
    target: 'pregoes',
    link: '/apps/invoice/list?modalidade=6,7',
    icon: 'trending-down',
    need: 'standard',
    titles: { pt: 'Pregões', en: 'Reverse auctions', fr: 'Enchères inversées', de: 'Rückwärtsauktionen' },
  },
  {
    id: 10,
    target: 'concorrencias',
    link: '/apps/invoice/list?modalidade=4,5',
    icon: 'users',
    need: 'standard',
    titles: { pt: 'Concorrências', en: 'Competitive tenders', fr: 'Mises en concurrence', de: 'Offene Verfahren' },
  },
  {
    id: 11,
    target: 'dispensas',
    link: '/apps/invoice/list?modalidade=8',
    icon: 'zap',
    need: 'standard',
    titles: { pt: 'Dispensas de licitação', en: 'Tender waivers', fr: "Dispenses d'appel d'offres", de: 'Vergaben ohne Ausschreibung' },
  },
  {
    id: 12,
    target: 'inexigibilidades',
    link: '/apps/invoice/list?modalidade=9',
    icon: 'user-check',
    need: 'standard',
    titles: {
      pt: 'Inexigibilidades',
      en: 'Sole-source contracts',
      fr: 'Marchés sans concurrence possible',
      de: 'Vergaben ohne Wettbewerb',
    },
  },
  {
    id: 13,
    target: 'credenciamentos',
    link: '/apps/invoice/list?modalidade=12',
    icon: 'user-plus',
    need: 'standard',
    titles: { pt: 'Credenciamentos', en: 'Accreditations', fr: 'Agréments de fournisseurs', de: 'Zulassung von Anbietern' },
  },
  {
    id: 14,
    target: 'leiloes',
    link: '/apps/invoice/list?modalidade=1,13',
    icon: 'tag',
    need: 'standard',
    titles: { pt: 'Leilões', en: 'Auctions', fr: 'Ventes aux enchères', de: 'Versteigerungen' },
  },
  {
    id: 15,
    target: 'chamadas',
    link: '/apps/invoice/list?modalidade=15',
    icon: 'volume-2',
    need: 'standard',
    titles: { pt: 'Chamadas públicas', en: 'Public calls', fr: 'Appels à candidatures', de: 'Öffentliche Aufrufe' },
  },
  {
    id: 16,
    target: 'removidas',
    link: '/apps/invoice/list#removidas',
    icon: 'trash-2',
    need: 'administers',
    titles: { pt: 'Licitações excluídas', en: 'Deleted notices', fr: "Appels d'offres supprimés", de: 'Gelöschte Ausschreibungen' },
  },
  {
    id: 17,
    target: 'importar',
    link: '/importar',
    icon: 'upload',
    need: 'administers',
    titles: { pt: 'Enviar arquivo', en: 'Send a file', fr: 'Envoyer un fichier', de: 'Datei senden' },
    also: 'importar importações arquivos planilha upload import files spreadsheet fichiers tableur Dateien Tabelle importieren',
  },
  {
    id: 18,
    target: 'acesso',
    link: '/access-control',
    icon: 'shield',
    need: 'accessControl',
    titles: { pt: 'Controle de acesso', en: 'Access control', fr: "Contrôle d'accès", de: 'Zugriffskontrolle' },
    also: 'permissões acessos permissions rights droits Rechte',
  },
  {
    id: 19,
    target: 'galeria',
    link: '/gallery',
    icon: 'grid',
    need: 'standard',
    titles: { pt: 'Galeria de componentes', en: 'Component gallery', fr: 'Galerie de composants', de: 'Komponentengalerie' },
  },
  {
    id: 20,
    target: 'api',
    link: '/api/docs',
    icon: 'code',
    need: '',
    titles: { pt: 'Documentação da API', en: 'API documentation', fr: "Documentation de l'API", de: 'API-Dokumentation' },
  },
  {
    id: 21,
    target: 'usuarios',
    link: '/apps/user/list',
    icon: 'users',
    need: 'standard',
    titles: { pt: 'Usuários', en: 'Users', fr: 'Utilisateurs', de: 'Benutzer' },
    also: 'pessoas contas equipe people accounts team personnes comptes équipe Personen Konten Leute',
  },
  {
    id: 23,
    target: 'configuracoes',
    link: '/pages/account-settings',
    icon: 'settings',
    need: 'standard',
    titles: { pt: 'Configurações da conta', en: 'Account settings', fr: 'Paramètres du compte', de: 'Kontoeinstellungen' },
    also: 'perfil senha e-mail avatar foto sessões notificações password picture sessions mot de passe Passwort Bild Sitzungen',
  },
  {
    id: 24,
    target: 'atividades',
    link: '/audit',
    icon: 'activity',
    need: 'administers',
    titles: { pt: 'Registro de atividades', en: 'Activity log', fr: "Journal d'activité", de: 'Aktivitätsprotokoll' },
    also: 'auditoria segurança entradas histórico audit security sign-ins history sécurité connexions historique Prüfung Sicherheit Anmeldungen Verlauf',
  },
  {
    id: 25,
    target: 'saida',
    link: '/outbox',
    icon: 'send',
    need: 'administers',
    titles: { pt: 'Caixa de saída do sistema', en: 'System outbox', fr: "Boîte d'envoi du système", de: 'Postausgang des Systems' },
    also: 'e-mails mensagens convites correio mails invitations messages courrier Nachrichten Einladungen SMTP',
  },
  {
    id: 26,
    target: 'perfil',
    link: '/pages/profile',
    icon: 'user',
    need: 'standard',
    titles: { pt: 'Perfil', en: 'Profile', fr: 'Profil', de: 'Profil' },
    also: 'publicações fotos amigos enquetes mural feed posts photos friends polls amis sondages Beiträge Freunde Umfragen',
  },
];
