import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    app: SourceTexts<typeof texts>;
  }
}

export const texts = {
  bar: {
    skip: 'Ir para o conteúdo',
    openMenu: 'Abrir o menu',
    language: 'Idioma',
    profile: 'Perfil',
    inbox: 'Caixa de entrada',
    settings: 'Configurações',
    appearance: 'Aparência…',
    account: 'Conta',
    signOut: 'Sair',
  },
  skin: { light: 'Usar o tema claro', dark: 'Usar o tema escuro' },
  keys: {
    everywhere: 'Em todas as telas',
    goTo: 'Ir para',
    search: 'Buscar em tudo',
    help: 'Mostrar os atalhos',
  },
  frame: {
    scrollTop: 'Voltar ao topo',
    licence: 'Software livre, licença MIT',
    api: 'Documentação da API',
  },
};
