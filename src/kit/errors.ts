// The one catalogue of errors: stable types, statuses, and their titles in every language.

export type Language = 'pt' | 'en' | 'fr' | 'de';
export const languages = ['pt', 'en', 'fr', 'de'] as const satisfies readonly Language[];
/** A text in every language. */
export type LocalizedText = Record<Language, string>;

export const problems = {
  validation: {
    status: 400,
    title: {
      pt: 'Alguns dados não são válidos.',
      en: 'Some of the data is not valid.',
      fr: 'Certaines données ne sont pas valides.',
      de: 'Einige Angaben sind ungültig.',
    },
  },
  malformed: {
    status: 400,
    title: {
      pt: 'A requisição não pôde ser lida.',
      en: 'The request could not be read.',
      fr: 'La requête est illisible.',
      de: 'Die Anfrage ist nicht lesbar.',
    },
  },
  unauthenticated: {
    status: 401,
    title: {
      pt: 'Entre para continuar.',
      en: 'Sign in to continue.',
      fr: 'Connectez-vous pour continuer.',
      de: 'Melden Sie sich an, um fortzufahren.',
    },
  },
  'second-step': {
    status: 401,
    title: {
      pt: 'Informe o código de verificação.',
      en: 'Enter the verification code.',
      fr: 'Saisissez le code de vérification.',
      de: 'Geben Sie den Bestätigungscode ein.',
    },
  },
  'wrong-code': {
    status: 401,
    title: {
      pt: 'Código de verificação incorreto.',
      en: 'The verification code is wrong.',
      fr: 'Le code de vérification est incorrect.',
      de: 'Der Bestätigungscode ist falsch.',
    },
  },
  forbidden: {
    status: 403,
    title: {
      pt: 'Sua conta não tem permissão para fazer isto.',
      en: 'Your account is not allowed to do this.',
      fr: 'Votre compte ne permet pas cette action.',
      de: 'Ihr Konto hat dazu keine Berechtigung.',
    },
  },
  'two-step-required': {
    status: 403,
    title: {
      pt: 'Ative a verificação em duas etapas para continuar.',
      en: 'Turn on two-step verification to continue.',
      fr: 'Activez la validation en deux étapes pour continuer.',
      de: 'Schalten Sie die Bestätigung in zwei Schritten ein, um fortzufahren.',
    },
  },
  'registration-closed': {
    status: 403,
    title: {
      pt: 'O cadastro está fechado. Peça um convite ao administrador do sistema.',
      en: 'Registration is closed. Ask an administrator for an invitation.',
      fr: 'Les inscriptions sont fermées. Demandez une invitation à un administrateur.',
      de: 'Die Registrierung ist geschlossen. Bitten Sie die Administration um eine Einladung.',
    },
  },
  'chat-blocked': {
    status: 403,
    title: {
      pt: 'Esta pessoa não recebe suas mensagens.',
      en: 'This person does not accept your messages.',
      fr: 'Cette personne ne reçoit pas vos messages.',
      de: 'Diese Person nimmt Ihre Nachrichten nicht an.',
    },
  },
  'chat-blocking': {
    status: 403,
    title: {
      pt: 'Você bloqueou esta pessoa. Desbloqueie-a para escrever.',
      en: 'You have blocked this person. Unblock them to write.',
      fr: 'Vous avez bloqué cette personne. Débloquez-la pour lui écrire.',
      de: 'Sie haben diese Person blockiert. Heben Sie die Blockierung auf, um ihr zu schreiben.',
    },
  },
  'chat-closed': {
    status: 403,
    title: {
      pt: 'Esta pessoa não tem mais acesso ao sistema e não lê mensagens.',
      en: 'This person no longer has access to the system and cannot read messages.',
      fr: 'Cette personne n’a plus accès au système et ne lit plus de messages.',
      de: 'Diese Person hat keinen Zugang mehr zum System und liest keine Nachrichten.',
    },
  },
  'not-found': {
    status: 404,
    title: { pt: 'Não encontrado.', en: 'Not found.', fr: 'Introuvable.', de: 'Nicht gefunden.' },
  },
  'request-timeout': {
    status: 408,
    title: {
      pt: 'O envio parou ou foi lento demais.',
      en: 'The upload stopped or was too slow.',
      fr: 'Le téléversement a été interrompu ou trop lent.',
      de: 'Die Übertragung wurde unterbrochen oder war zu langsam.',
    },
  },
  conflict: {
    status: 409,
    title: {
      pt: 'Os dados foram alterados nesse meio-tempo.',
      en: 'The data has changed in the meantime.',
      fr: 'Les données ont changé entre-temps.',
      de: 'Die Daten haben sich inzwischen geändert.',
    },
  },
  'last-admin': {
    status: 409,
    title: {
      pt: 'Esta é a última conta de administrador.',
      en: 'This is the last administrator account.',
      fr: 'C’est le dernier compte administrateur.',
      de: 'Das ist das letzte Konto mit Administratorrechten.',
    },
  },
  'import-unclear': {
    status: 409,
    title: {
      pt: 'Informe antes como o arquivo deve ser lido.',
      en: 'Choose how the file should be read first.',
      fr: 'Il reste à préciser comment lire le fichier.',
      de: 'Es fehlt noch die Angabe, wie die Datei zu lesen ist.',
    },
  },
  'import-stuck': {
    status: 409,
    title: {
      pt: 'O processo de importação parou três vezes seguidas no mesmo ponto.',
      en: 'The import process stopped three times in a row at the same point.',
      fr: 'Le processus d’importation s’est arrêté trois fois de suite au même endroit.',
      de: 'Der Importprozess ist dreimal hintereinander an derselben Stelle abgebrochen.',
    },
  },
  'undo-expired': {
    status: 410,
    title: {
      pt: 'O prazo para desfazer passou.',
      en: 'It is too late to undo this.',
      fr: 'Il est trop tard pour annuler.',
      de: 'Zum Rückgängigmachen ist es zu spät.',
    },
  },
  'link-spent': {
    status: 410,
    title: {
      pt: 'Este link já foi usado ou expirou.',
      en: 'This link has already been used or has expired.',
      fr: 'Ce lien a déjà servi ou a expiré.',
      de: 'Dieser Link wurde schon verwendet oder ist abgelaufen.',
    },
  },
  'too-large': {
    status: 413,
    title: {
      pt: 'O conteúdo enviado é grande demais.',
      en: 'The content sent is too large.',
      fr: 'Le contenu envoyé est trop volumineux.',
      de: 'Der gesendete Inhalt ist zu groß.',
    },
  },
  'quota-exceeded': {
    status: 413,
    title: {
      pt: 'A conta atingiu o limite de armazenamento.',
      en: 'The account has reached its storage limit.',
      fr: 'Le compte a atteint sa limite de stockage.',
      de: 'Das Konto hat sein Speicherlimit erreicht.',
    },
  },
  'insufficient-storage': {
    status: 507,
    title: {
      pt: 'Não há espaço em disco suficiente.',
      en: 'There is not enough disk space for this.',
      fr: 'Il n’y a plus assez d’espace disque sur le serveur.',
      de: 'Der Speicherplatz auf dem Server reicht dafür nicht aus.',
    },
  },
  'unsupported-media-type': {
    status: 415,
    title: {
      pt: 'Este formato não é aceito aqui.',
      en: 'This format is not accepted here.',
      fr: 'Ce format n’est pas accepté ici.',
      de: 'Dieses Format wird hier nicht unterstützt.',
    },
  },
  'unreadable-file': {
    status: 422,
    title: {
      pt: 'O arquivo não pôde ser lido.',
      en: 'The file could not be read.',
      fr: 'Le fichier est illisible.',
      de: 'Die Datei ist nicht lesbar.',
    },
  },
  'no-records': {
    status: 422,
    title: {
      pt: 'O arquivo não contém nenhum registro.',
      en: 'The file contains no records.',
      fr: 'Le fichier ne contient aucun enregistrement.',
      de: 'Die Datei enthält keinen Datensatz.',
    },
  },
  'unknown-file-kind': {
    status: 422,
    title: {
      pt: 'O tipo do arquivo não foi reconhecido.',
      en: 'The file type was not recognised.',
      fr: 'Le type de fichier n’est pas reconnu.',
      de: 'Die Art der Datei ist nicht bekannt.',
    },
  },
  'too-many-requests': {
    status: 429,
    title: {
      pt: 'Muitas requisições ao mesmo tempo.',
      en: 'Too many requests at the same time.',
      fr: 'Trop de requêtes à la fois.',
      de: 'Zu viele Anfragen auf einmal.',
    },
  },
  'headers-too-large': {
    status: 431,
    title: {
      pt: 'O cabeçalho da requisição é grande demais.',
      en: 'The request headers are too large.',
      fr: 'Les en-têtes de la requête sont trop volumineux.',
      de: 'Die Kopfzeilen der Anfrage sind zu groß.',
    },
  },
  internal: {
    status: 500,
    title: {
      pt: 'Ocorreu um erro no servidor.',
      en: 'Something went wrong on the server.',
      fr: 'Une erreur est survenue sur le serveur.',
      de: 'Auf dem Server ist ein Fehler aufgetreten.',
    },
  },
  unavailable: {
    status: 503,
    title: {
      pt: 'O serviço está indisponível no momento.',
      en: 'The service is unavailable at the moment.',
      fr: 'Le service est momentanément indisponible.',
      de: 'Der Dienst ist momentan nicht verfügbar.',
    },
  },
} as const satisfies Record<string, { status: number; title: LocalizedText }>;

export type ProblemType = keyof typeof problems;

/** One invalid value: its path (`query.page`, `body.email`) and what is wrong, in the user's language. */
export type Fault = { path: string; message: string };

/** The body of an `application/problem+json` answer (RFC 9457). */
export type ProblemBody = {
  type: ProblemType;
  title: string;
  status: number;
  detail?: string;
  faults?: Fault[];
  requestId?: string;
};

/** What a problem says beyond its title: in one language or in all. */
export type Translated = string | LocalizedText;

/** Thrown anywhere on the server to respond with an entry of the catalogue. */
export class Problem extends Error {
  readonly type: ProblemType;
  readonly detail: Translated | undefined;
  readonly faults: Fault[] | undefined;
  constructor(type: ProblemType, detail?: Translated, faults?: Fault[]) {
    super(typeof detail === 'string' ? detail : (detail?.en ?? problems[type].title.en));
    this.type = type;
    this.detail = detail;
    this.faults = faults;
  }

  get status(): number {
    return problems[this.type].status;
  }

  toBody(language: Language, requestId?: string): ProblemBody {
    const detail = typeof this.detail === 'object' ? this.detail[language] : this.detail;
    return {
      type: this.type,
      title: problems[this.type].title[language],
      status: this.status,
      ...(detail && { detail }),
      ...(this.faults && { faults: this.faults }),
      ...(requestId && { requestId }),
    };
  }
}

/** Too many requests; `retryAfter` is in seconds. */
export class TooMany extends Problem {
  readonly retryAfter: number;
  constructor(retryAfter: number, detail?: Translated) {
    super('too-many-requests', detail);
    this.retryAfter = retryAfter;
  }
}

/** The database or another dependency does not respond; `retryAfter` is in seconds, `cause` is for the log. */
export class Unavailable extends Problem {
  readonly retryAfter: number;
  constructor(retryAfter: number, detail: Translated, cause: unknown) {
    super('unavailable', detail);
    this.retryAfter = retryAfter;
    this.cause = cause;
  }
}

export function notFound(): never {
  throw new Problem('not-found');
}

/** The first supported language of an `Accept-Language` header; Portuguese by default. */
export function preferredLanguage(header: string | undefined): Language {
  for (const range of (header ?? '').split(',')) {
    const code = range.trim().slice(0, 2).toLowerCase();
    const known = languages.find((language) => language === code);
    if (known) return known;
  }
  return 'pt';
}
