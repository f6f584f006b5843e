import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    account: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Configurações da conta',
  tabs: 'Configurações',
  tab: {
    general: 'Geral',
    security: 'Segurança',
    info: 'Informações',
    social: 'Redes sociais',
    notifications: 'Notificações',
    usage: 'Armazenamento',
  },
  picture: {
    lead: 'Aparece ao lado do seu nome para as outras pessoas.',
    saved: 'Imagem salva.',
    removed: 'Imagem removida.',
  },
  general: {
    title: 'Identificação',
    lead: 'Seu nome e o e-mail que você usa para entrar.',
    fullName: 'Nome completo',
    username: 'Nome de usuário',
    emailFixed: 'As contas de demonstração são compartilhadas: o e-mail delas não pode ser alterado.',
    currentPassword: 'Senha atual',
    whyPassword: 'Para trocar o e-mail, confirme sua identidade.',
    nameMissing: 'Informe o seu nome.',
    usernameWrong: 'Use de 2 a 40 letras, números, pontos, hifens ou sublinhados, sem espaços.',
    emailWrong: 'Informe um e-mail válido, como nome@exemplo.com.br.',
    passwordMissing: 'Informe a senha atual para trocar o e-mail.',
  },
  info: {
    title: 'Sobre você',
    lead: 'Nada aqui é obrigatório. A apresentação e o site aparecem no seu perfil.',
    bio: 'Apresentação',
    letters: '{{used}} de {{most}} caracteres',
    dob: 'Data de nascimento',
  },
  social: {
    title: 'Suas páginas',
    lead: 'Cole o endereço de cada página. Na maioria, basta @nome: o endereço é completado ao salvar.',
  },
  connections: {
    title: 'Contas conectadas',
    lead: 'Outros serviços ligados a esta conta.',
    end: 'Desconectar {{place}}',
  },
  notification: {
    all: 'Notificações',
    allLead: 'O que aparece no sino, no topo da tela.',
    atOnce: 'As alterações desta página são salvas na hora.',
    isNotificationsOn: 'Receber notificações',
    activity: 'Atividade',
    activityLead: 'Ações de outras pessoas que dizem respeito a você.',
    commentOnArticle: 'Alguém comentou um artigo meu',
    followMe: 'Alguém me enviou um pedido de amizade',
  },
};
