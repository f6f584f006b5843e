import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    entrance: SourceTexts<typeof texts>;
  }
}

export const texts = {
  secondStep: {
    title: 'Confirme que é você',
    lead: 'Informe o código de seis dígitos que aparece no seu aplicativo autenticador.',
    code: 'Código de verificação',
    recoveryLead: 'Informe um dos códigos de recuperação que você guardou. Cada um só pode ser usado uma vez.',
    recoveryCode: 'Código de recuperação',
    missing: 'Informe o código.',
    wrong: 'Código incorreto. Aguarde o próximo e tente de novo.',
    wrongRecovery: 'Código incorreto ou já usado.',
    submit: 'Confirmar',
    useRecovery: 'Usar um código de recuperação',
    useApp: 'Usar o código do aplicativo',
    back: 'Voltar',
  },
  register: {
    title: 'Criar conta',
    lead: 'Um nome, um e-mail e uma senha: não pedimos mais nada.',
    username: 'Nome de usuário',
    terms: 'Aceito os termos de uso e privacidade',
    readTerms: 'Ler os termos',
    submit: 'Criar conta',
    haveAccount: 'Já tem conta?',
    usernameMissing: 'Escolha um nome de usuário.',
    usernameInvalid: 'Use de 2 a 40 letras, números, pontos, hifens ou sublinhados.',
    usernameTaken: 'Este nome já está em uso. Escolha outro.',
    emailInvalid: 'Informe um e-mail válido.',
    emailTaken: 'Já existe uma conta com este e-mail.',
    passwordMissing: 'Escolha uma senha.',
    termsMissing: 'Para criar a conta, aceite os termos.',
    welcome: 'Conta criada. Boas-vindas, {{name}}!',
  },
  noRegistration: {
    invite: 'Cadastro somente por convite',
    inviteHint: 'Peça um convite ao administrador do sistema. Ele chega por e-mail, com um link para escolher a senha.',
    closed: 'O cadastro está fechado',
    closedHint: 'Neste sistema, as contas são criadas pelo administrador. Se você precisa de acesso, fale com ele.',
    signIn: 'Já tenho conta',
  },
  strength: {
    hint: 'Uma frase que só você diria vale mais que símbolos difíceis.',
    short_one: 'Use pelo menos {{count}} caractere.',
    short_many: 'Use pelo menos {{count}} caracteres.',
    short_other: 'Use pelo menos {{count}} caracteres.',
    weak: 'Fácil de adivinhar',
    fair: 'Razoável',
    good: 'Boa',
    strong: 'Muito boa',
  },
  terms: {
    title: 'Termos de uso e privacidade',
    host: 'Este sistema é um software livre, instalado e mantido por quem informou este endereço a você. Quem o mantém responde por ele e decide quem tem acesso.',
    data: 'Guardamos o que você informa, o que você faz no sistema e de onde você entra, para que ele funcione e para a segurança das contas. Tudo fica no servidor de quem o mantém.',
    elsewhere: 'Nada é enviado ao autor do software nem a terceiros. Não há anúncios nem rastreamento.',
    use: 'Os dados das licitações vêm de fontes públicas e podem ter erros ou atrasos: antes de agir, confira o edital. Para corrigir ou apagar os seus dados, fale com quem mantém o sistema.',
  },
  forgot: {
    title: 'Esqueci a senha',
    lead: 'Informe o e-mail da sua conta. Enviaremos um link para você escolher uma nova senha.',
    submit: 'Enviar o link',
    sentTitle: 'Confira o seu e-mail',
    sent: 'Se houver uma conta com {{email}}, o link chegará em instantes.',
    sentHint: 'Não chegou? Verifique a caixa de spam ou fale com o administrador do sistema.',
    leadNoMail: 'Este servidor não envia e-mails. Informe o e-mail da sua conta e peça o link ao administrador.',
    ask: 'Registrar o pedido',
    askedTitle: 'Pedido registrado',
    asked: 'Este servidor não envia e-mails. Se houver uma conta com {{email}}, o administrador encontra o link na caixa de saída.',
    askedHint: 'Peça o link ao administrador: ele vale por uma hora e só pode ser usado uma vez.',
    resend: 'Enviar de novo',
    resendIn: 'Enviar de novo em {{seconds}} s',
    resent: 'O link foi enviado de novo.',
    otherEmail: 'Usar outro e-mail',
    back: 'Voltar para o login',
  },
  choose: {
    reset: 'Nova senha',
    invitation: 'Boas-vindas!',
    lead: { reset: 'Escolha a nova senha desta conta.', invitation: 'A sua conta está pronta. Só falta escolher a senha.' },
    password: 'Nova senha',
    submit: { reset: 'Salvar a senha', invitation: 'Ativar a conta' },
    signedIn: 'A conta {{email}} está aberta neste navegador. Ao salvar, você sairá dela.',
  },
  spent: {
    title: 'Este link expirou',
    lead: {
      reset: 'Ele já foi usado ou passou da validade. Peça outro e abra-o assim que chegar.',
      invitation:
        'Ele já foi usado ou passou da validade. Se você já escolheu a senha, é só entrar; se não, peça outro convite ao administrador do sistema.',
    },
    incomplete: 'Falta uma parte do link',
    incompleteLead: 'Abra o link direto do e-mail ou copie-o inteiro, até o fim.',
    askAgain: 'Pedir outro link',
  },
};
