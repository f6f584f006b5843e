import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    auth: SourceTexts<typeof texts>;
  }
}

export const texts = {
  login: {
    title: 'Entrar',
    lead: 'Acompanhe licitações de todo o Brasil.',
    email: 'E-mail',
    password: 'Senha',
    remember: 'Manter-me conectado',
    forgot: 'Esqueci a senha',
    submit: 'Entrar',
    emailMissing: 'Informe o e-mail.',
    passwordMissing: 'Informe a senha.',
    wrong: 'E-mail ou senha incorretos.',
    unexpected: 'Algo deu errado. Tente de novo.',
    welcome: 'Bom ver você de novo, {{name}}',
    chosen: 'Senha salva. Agora é só entrar com ela.',
    noAccount: 'Ainda não tem conta?',
    register: 'Criar conta',
    noRegistration: 'Não tem conta? Fale com o administrador do sistema.',
    demo: 'Ou experimente com uma conta de demonstração',
    demoAs: { admin: 'Entrar como administrador', client: 'Entrar como cliente' },
  },
  tooMany_one: 'Muitas tentativas. Tente de novo em {{count}} minuto.',
  tooMany_many: 'Muitas tentativas. Tente de novo em {{count}} minutos.',
  tooMany_other: 'Muitas tentativas. Tente de novo em {{count}} minutos.',
  noticeToAdmins: 'Aviso aos administradores',
  openToAll: {
    title: 'Cadastro aberto a qualquer pessoa.',
    hint: 'Quem tiver este endereço pode criar uma conta de administrador. Se não é o que você quer, defina REGISTRATION=invite e reinicie o servidor.',
  },
  sessionEnded: 'Sua sessão expirou. Entre de novo para continuar.',
  role: { admin: 'Administrador', client: 'Cliente' },
};
