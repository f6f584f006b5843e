import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    app: SourceTexts<typeof texts>;
  }
}

export const texts = {
  menu: {
    label: 'Menu principal',
    tracking: 'Acompanhamento',
    system: 'Sistema',
    licitacoes: 'Licitações',
    byStatus: 'Por situação',
    aberta: 'Abertas',
    andamento: 'Em andamento',
    fechada: 'Fechadas',
    importar: 'Enviar arquivo',
    accessControl: 'Controle de acesso',
    gallery: 'Galeria de componentes',
    api: 'Documentação da API',
    newTab: 'abre em outra aba',
    pin: 'Fixar o menu aberto',
    collapse: 'Recolher o menu',
  },
  count: {
    open_one: '{{figure}} licitação aberta',
    open_many: '{{figure}} licitações abertas',
    open_other: '{{figure}} licitações abertas',
    runs_one: '{{figure}} importação em aberto',
    runs_many: '{{figure}} importações em aberto',
    runs_other: '{{figure}} importações em aberto',
    notices_one: '{{figure}} licitação',
    notices_many: '{{figure}} licitações',
    notices_other: '{{figure}} licitações',
  },
  bar: {
    skip: 'Ir para o conteúdo',
    openMenu: 'Abrir o menu',
    closeMenu: 'Fechar o menu',
    language: 'Idioma',
    appearance: 'Aparência…',
    account: 'Conta',
    signOut: 'Sair',
  },
  skin: { light: 'Usar a aparência clara', dark: 'Usar a aparência escura' },
  frame: {
    scrollTop: 'Voltar ao topo',
    licence: 'Programa livre, licença MIT',
    api: 'API',
  },
  error: { title: 'Esta página não existe', hint: 'O endereço pode ter mudado, ou nunca ter existido.', home: 'Ir para o início' },
  notAuthorized: { title: 'Sua conta não dá acesso a esta página', hint: 'Se você precisa dela, fale com quem administra o sistema.' },
};
