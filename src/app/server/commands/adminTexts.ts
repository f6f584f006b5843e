// The texts of the commands of accounts and of the outbox.
import type { MailState } from '#features/outbox/contract.ts';
import type { ListedAccount } from '#features/users/commandContract.ts';
import type { Language } from '#kit/errors.ts';

export type AdminTexts = {
  usage: string;
  wrongEmail(email: string): string;
  wrongWord(word: string): string;
  wrongRole(role: string, roles: string): string;
  wrongId(id: string): string;
  noAccount(email: string): string;
  noMail(id: string): string;
  notSendable(id: string): string;
  /** Of an invitation to administer, which nobody else is sent. */
  link(link: string, until: string): string;
  administers(email: string): string;
  invited(email: string, link: string, until: string): string;
  passwordLink(email: string, link: string, until: string): string;
  noTwoStep(email: string): string;
  unlocked(email: string): string;
  wasNotLocked(email: string): string;
  ended(email: string, sessions: string): string;
  hasRole(email: string, role: string): string;
  hasStatus(email: string, status: string): string;
  /** Of the tables. */
  columns: Record<
    'email' | 'name' | 'role' | 'status' | 'twoStep' | 'signedIn' | 'id' | 'when' | 'recipient' | 'subject' | 'error',
    string
  >;
  yes: string;
  no: string;
  never: string;
  total(shown: string, total: string): string;
  status: Record<ListedAccount['status'], string>;
  state: Record<MailState, string>;
  queued(id: string): string;
  noServer: string;
  isErased: string;
  isPrivate: string;
  rotated: string;
};

export const adminTexts: Record<Language, AdminTexts> = {
  pt: {
    usage: `Uso: npm run admin -- COMANDO
  E-MAIL                        cria o primeiro administrador, ou torna a conta administradora
  list [TEXTO]                  contas, com papel, situação, segunda etapa e último acesso
  invite E-MAIL [--role PAPEL]  convida alguém e mostra o link do convite
  reset-password E-MAIL         mostra um link de uso único para escolher uma nova senha
    --sign-out                  encerra também as sessões da conta
  reset-second-step E-MAIL      remove a verificação em duas etapas
  unlock E-MAIL                 esquece as tentativas de acesso que falharam
  role E-MAIL PAPEL             muda o papel
  disable E-MAIL                desativa a conta e encerra suas sessões
  enable E-MAIL                 ativa uma conta desativada
  sign-out E-MAIL               encerra todas as sessões
  outbox [TEXTO] [--failed]     mensagens do sistema, ou só as não entregues
  outbox show N                 mostra uma mensagem; ler um link de acesso fica registrado
  outbox send N                 tenta enviar de novo
  roles                         papéis e o que podem fazer
  --json                        mostra a resposta em JSON`,
    wrongEmail: (email) => `${email}: não é um endereço de e-mail.`,
    wrongWord: (word) => `${word}: não é um comando nem um endereço de e-mail.`,
    wrongRole: (role, roles) => `${role}: não é um papel. Papéis: ${roles}.`,
    wrongId: (id) => `${id}: não é o número de uma mensagem.`,
    noAccount: (email) => `${email}: não há conta com este e-mail.`,
    noMail: (id) => `${id}: não há mensagem com este número na caixa de saída.`,
    notSendable: (id) => `${id}: a mensagem já foi enviada, ou seu texto foi apagado.`,
    link: (link, until) => `Quem abrir este link se torna administrador. O link só pode ser usado uma vez, até ${until}:\n${link}`,
    administers: (email) => `${email} agora é administrador e entra com a senha que já tem.`,
    invited: (email, link, until) =>
      `${email} foi convidado, também por mensagem. O link do convite só pode ser usado uma vez, até ${until}:\n${link}`,
    passwordLink: (email, link, until) =>
      `Com este link escolhe-se uma nova senha para ${email}. Ele só pode ser usado uma vez, até ${until}:\n${link}`,
    noTwoStep: (email) => `A verificação em duas etapas de ${email} foi removida.`,
    unlocked: (email) => `${email} pode entrar de novo.`,
    wasNotLocked: (email) => `${email} não tinha tentativas contadas.`,
    ended: (email, sessions) => `Sessões de ${email} encerradas: ${sessions}.`,
    hasRole: (email, role) => `Papel de ${email}: ${role}.`,
    hasStatus: (email, status) => `Situação de ${email}: ${status}.`,
    columns: {
      ...{ email: 'E-mail', name: 'Nome', role: 'Papel', status: 'Situação', twoStep: '2 etapas', signedIn: 'Último acesso' },
      ...{ id: 'N', when: 'Quando', recipient: 'Destinatário', subject: 'Assunto', error: 'Erro' },
    },
    ...{ yes: 'sim', no: 'não', never: 'nunca' },
    total: (shown, total) => `${shown} de ${total}`,
    status: { active: 'ativa', inactive: 'desativada', pending: 'pendente' },
    state: { waiting: 'aguardando', sent: 'enviada', failed: 'não entregue', unsent: 'sem servidor' },
    queued: (id) => `A mensagem ${id} está na fila; o servidor a envia.`,
    noServer: 'SMTP_URL não está definida: a mensagem fica na caixa de saída.',
    isErased: 'O texto foi apagado.',
    isPrivate: 'Uma pessoa escreveu esta mensagem: assunto e texto são só dela e de quem a recebe.',
    rotated: 'As chaves foram trocadas. As sessões abertas continuam válidas.',
  },
  en: {
    usage: `Usage: npm run admin -- COMMAND
  EMAIL                         creates the first administrator, or makes an account one
  list [TEXT]                   accounts with role, status, second step and last sign-in
  invite EMAIL [--role ROLE]    invites somebody and prints the link
  reset-password EMAIL          prints a link that works once, to choose a new password
    --sign-out                  also ends the sessions of the account
  reset-second-step EMAIL       removes two-step verification
  unlock EMAIL                  forgets failed attempts to sign in
  role EMAIL ROLE               changes the role
  disable EMAIL                 disables the account and ends its sessions
  enable EMAIL                  enables a disabled account
  sign-out EMAIL                ends all sessions
  outbox [TEXT] [--failed]      mails of the system, or only those not delivered
  outbox show N                 shows a mail; reading an access link is recorded
  outbox send N                 tries to send it again
  roles                         the roles and what they may do
  --json                        prints the answer as JSON`,
    wrongEmail: (email) => `${email}: is not an email address.`,
    wrongWord: (word) => `${word}: is neither a command nor an email address.`,
    wrongRole: (role, roles) => `${role}: is not a role. Roles: ${roles}.`,
    wrongId: (id) => `${id}: is not the number of a mail.`,
    noAccount: (email) => `${email}: there is no account with this address.`,
    noMail: (id) => `${id}: there is no mail with this number in the outbox.`,
    notSendable: (id) => `${id}: the mail was sent already, or its text was erased.`,
    link: (link, until) => `Anyone who opens this link becomes an administrator. It works once, until ${until}:\n${link}`,
    administers: (email) => `${email} is now an administrator and signs in with their current password.`,
    invited: (email, link, until) => `${email} was invited, also by mail. The link works once, until ${until}:\n${link}`,
    passwordLink: (email, link, until) => `With this link one chooses a new password for ${email}. It works once, until ${until}:\n${link}`,
    noTwoStep: (email) => `Two-step verification of ${email} was removed.`,
    unlocked: (email) => `${email} can sign in again.`,
    wasNotLocked: (email) => `${email} had no counted attempts.`,
    ended: (email, sessions) => `Sessions of ${email} ended: ${sessions}.`,
    hasRole: (email, role) => `Role of ${email}: ${role}.`,
    hasStatus: (email, status) => `Status of ${email}: ${status}.`,
    columns: {
      ...{ email: 'Email', name: 'Name', role: 'Role', status: 'Status', twoStep: '2 steps', signedIn: 'Last sign-in' },
      ...{ id: 'N', when: 'When', recipient: 'Recipient', subject: 'Subject', error: 'Error' },
    },
    ...{ yes: 'yes', no: 'no', never: 'never' },
    total: (shown, total) => `${shown} of ${total}`,
    status: { active: 'active', inactive: 'disabled', pending: 'pending' },
    state: { waiting: 'waiting', sent: 'sent', failed: 'not delivered', unsent: 'no server' },
    queued: (id) => `Mail ${id} is queued; the server sends it.`,
    noServer: 'SMTP_URL is not set: the mail stays in the outbox.',
    isErased: 'The text was erased.',
    isPrivate: 'A person wrote this mail: subject and text are for them and the recipient only.',
    rotated: 'The keys were rotated. Open sessions remain valid.',
  },
  fr: {
    usage: `Usage : npm run admin -- COMMANDE
  E-MAIL                        crée le premier administrateur, ou donne ce rôle à un compte
  list [TEXTE]                  comptes : rôle, statut, seconde étape, dernière connexion
  invite E-MAIL [--role RÔLE]   invite quelqu’un et affiche le lien
  reset-password E-MAIL         affiche un lien à usage unique pour choisir un nouveau mot de passe
    --sign-out                  ferme aussi les sessions du compte
  reset-second-step E-MAIL      retire la validation en deux étapes
  unlock E-MAIL                 oublie les tentatives de connexion échouées
  role E-MAIL RÔLE              change le rôle
  disable E-MAIL                désactive le compte et ferme ses sessions
  enable E-MAIL                 réactive un compte désactivé
  sign-out E-MAIL               ferme toutes les sessions
  outbox [TEXTE] [--failed]     messages du système, ou seulement les non remis
  outbox show N                 affiche un message ; lire un lien d’accès est noté au journal
  outbox send N                 essaie de l’envoyer à nouveau
  roles                         les rôles et ce qu’ils permettent
  --json                        affiche la réponse en JSON`,
    wrongEmail: (email) => `${email} : n’est pas une adresse e-mail.`,
    wrongWord: (word) => `${word} : n’est ni une commande ni une adresse e-mail.`,
    wrongRole: (role, roles) => `${role} : n’est pas un rôle. Rôles : ${roles}.`,
    wrongId: (id) => `${id} : n’est pas le numéro d’un message.`,
    noAccount: (email) => `${email} : aucun compte n’a cette adresse.`,
    noMail: (id) => `${id} : aucun message n’a ce numéro dans la boîte d’envoi.`,
    notSendable: (id) => `${id} : le message a déjà été envoyé, ou son texte effacé.`,
    link: (link, until) => `La personne qui ouvre ce lien devient administrateur. Il ne sert qu’une fois, jusqu’au ${until} :\n${link}`,
    administers: (email) => `${email} administre maintenant le système et se connecte avec son mot de passe.`,
    invited: (email, link, until) => `${email} est invité, aussi par message. Le lien ne sert qu’une fois, jusqu’au ${until} :\n${link}`,
    passwordLink: (email, link, until) =>
      `Ce lien permet de choisir un nouveau mot de passe pour ${email}. Il ne sert qu’une fois, jusqu’au ${until} :\n${link}`,
    noTwoStep: (email) => `La validation en deux étapes de ${email} est retirée.`,
    unlocked: (email) => `${email} peut de nouveau se connecter.`,
    wasNotLocked: (email) => `${email} n’avait aucune tentative comptée.`,
    ended: (email, sessions) => `Sessions de ${email} fermées : ${sessions}.`,
    hasRole: (email, role) => `Rôle de ${email} : ${role}.`,
    hasStatus: (email, status) => `Statut de ${email} : ${status}.`,
    columns: {
      ...{ email: 'E-mail', name: 'Nom', role: 'Rôle', status: 'Statut', twoStep: '2 étapes', signedIn: 'Dernière connexion' },
      ...{ id: 'N', when: 'Quand', recipient: 'Destinataire', subject: 'Objet', error: 'Erreur' },
    },
    ...{ yes: 'oui', no: 'non', never: 'jamais' },
    total: (shown, total) => `${shown} sur ${total}`,
    status: { active: 'actif', inactive: 'désactivé', pending: 'en attente' },
    state: { waiting: 'en attente', sent: 'envoyé', failed: 'non remis', unsent: 'sans serveur' },
    queued: (id) => `Le message ${id} est en file ; le serveur l’envoie.`,
    noServer: 'SMTP_URL n’est pas définie : le message reste dans la boîte d’envoi.',
    isErased: 'Le texte a été effacé.',
    isPrivate: 'Une personne a écrit ce message : l’objet et le texte ne sont que pour elle et le destinataire.',
    rotated: 'Il y a de nouvelles clés. Les sessions ouvertes le restent.',
  },
  de: {
    usage: `Aufruf: npm run admin -- BEFEHL
  E-MAIL                        legt den ersten Administrator an oder macht ein Konto dazu
  list [TEXT]                   Konten mit Rolle, Status, zweitem Schritt und letzter Anmeldung
  invite E-MAIL [--role ROLLE]  lädt jemanden ein und zeigt den Link
  reset-password E-MAIL         zeigt einen einmaligen Link, um ein neues Passwort zu wählen
    --sign-out                  beendet auch die Sitzungen des Kontos
  reset-second-step E-MAIL      entfernt die Bestätigung in zwei Schritten
  unlock E-MAIL                 vergisst fehlgeschlagene Anmeldeversuche
  role E-MAIL ROLLE             ändert die Rolle
  disable E-MAIL                deaktiviert das Konto und beendet seine Sitzungen
  enable E-MAIL                 aktiviert ein deaktiviertes Konto
  sign-out E-MAIL               beendet alle Sitzungen
  outbox [TEXT] [--failed]      Nachrichten des Systems, oder nur nicht zugestellte
  outbox show N                 zeigt eine Nachricht; das Lesen eines Zugangslinks wird protokolliert
  outbox send N                 versucht, sie erneut zu senden
  roles                         die Rollen und was sie dürfen
  --json                        zeigt die Antwort als JSON`,
    wrongEmail: (email) => `${email}: ist keine E-Mail-Adresse.`,
    wrongWord: (word) => `${word}: ist weder ein Befehl noch eine E-Mail-Adresse.`,
    wrongRole: (role, roles) => `${role}: ist keine Rolle. Rollen: ${roles}.`,
    wrongId: (id) => `${id}: ist keine Nummer einer Nachricht.`,
    noAccount: (email) => `${email}: Kein Konto hat diese Adresse.`,
    noMail: (id) => `${id}: Im Postausgang hat keine Nachricht diese Nummer.`,
    notSendable: (id) => `${id}: Die Nachricht wurde schon gesendet, oder ihr Text gelöscht.`,
    link: (link, until) => `Wer diesen Link öffnet, wird Administrator. Er gilt nur einmal, bis ${until}:\n${link}`,
    administers: (email) => `${email} ist jetzt Administrator und meldet sich mit dem vorhandenen Passwort an.`,
    invited: (email, link, until) => `${email} ist eingeladen, auch per Nachricht. Der Link gilt nur einmal, bis ${until}:\n${link}`,
    passwordLink: (email, link, until) =>
      `Mit diesem Link wählt man ein neues Passwort für ${email}. Er gilt nur einmal, bis ${until}:\n${link}`,
    noTwoStep: (email) => `Die Bestätigung in zwei Schritten von ${email} ist entfernt.`,
    unlocked: (email) => `${email} kann sich wieder anmelden.`,
    wasNotLocked: (email) => `Für ${email} waren keine Versuche gezählt.`,
    ended: (email, sessions) => `Beendete Sitzungen von ${email}: ${sessions}.`,
    hasRole: (email, role) => `Rolle von ${email}: ${role}.`,
    hasStatus: (email, status) => `Status von ${email}: ${status}.`,
    columns: {
      ...{ email: 'E-Mail', name: 'Name', role: 'Rolle', status: 'Status', twoStep: '2 Schritte', signedIn: 'Letzte Anmeldung' },
      ...{ id: 'N', when: 'Wann', recipient: 'Empfänger', subject: 'Betreff', error: 'Fehler' },
    },
    ...{ yes: 'ja', no: 'nein', never: 'nie' },
    total: (shown, total) => `${shown} von ${total}`,
    status: { active: 'aktiv', inactive: 'deaktiviert', pending: 'ausstehend' },
    state: { waiting: 'wartet', sent: 'gesendet', failed: 'nicht zugestellt', unsent: 'ohne Server' },
    queued: (id) => `Nachricht ${id} ist eingereiht; der Server sendet sie.`,
    noServer: 'SMTP_URL ist nicht gesetzt: Die Nachricht bleibt im Postausgang.',
    isErased: 'Der Text wurde gelöscht.',
    isPrivate: 'Eine Person hat diese Nachricht geschrieben: Betreff und Text sind nur für sie und den Empfänger.',
    rotated: 'Es gibt neue Schlüssel. Wer angemeldet ist, bleibt angemeldet.',
  },
};
