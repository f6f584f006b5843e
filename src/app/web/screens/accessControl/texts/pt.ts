import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    accessControl: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Controle de acesso',
  lead: 'O que a conta de {{name}} pode fazer. O que não é permitido não aparece no menu nem nas telas.',
  everybody: 'Todas as contas',
  readNotices: 'Consultar as licitações',
  exportNotices: 'Filtrar, ordenar e exportar a lista',
  keepViews: 'Salvar a visão inicial da lista, os favoritos e a aparência',
  administers: 'Administradores',
  import: 'Enviar arquivos e acompanhar importações',
  remove: 'Excluir licitações e restaurar as excluídas',
  accounts: 'Editar as contas de pagamento dos órgãos',
  records: 'Ver os registros como vieram da fonte',
  rules: 'Permissões',
  screens: 'Telas',
  mayOpen: 'Sua conta pode abrir esta tela',
  mayNotOpen: 'Sua conta não pode abrir esta tela',
  note: 'O servidor verifica estas permissões a cada requisição.',
  action: { read: 'Acessar', manage: 'Gerenciar' },
  subject: {
    acl: 'esta página',
    auth: 'as páginas de login',
    standard: 'as telas comuns',
    dnsUpload: 'o envio de arquivos e a administração',
    analytics: 'as análises',
    all: 'tudo o que existe no sistema',
  },
};
