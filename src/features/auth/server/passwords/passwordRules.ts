// Rules for new passwords. Existing ones are not checked.
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import { isSameName } from '../tables.ts';
import { isCommonPassword } from './commonPasswords.ts';

/**
 * @param path the path of the password in the request: `body.password`
 * @throws {Problem} `validation` for a password easily guessed from the account or the installation, or a common one
 */
export async function mustBeHardToGuess(
  password: string,
  { email, username, appName }: { email: string; username: string; appName: string },
  path: string,
  language: Language,
): Promise<void> {
  const refuse = (why: LocalizedText): never => {
    throw new Problem('validation', undefined, [{ path, message: why[language] }]);
  };
  if ([email, username].some((name) => isSameName(name, password))) refuse(isName);
  if ([appName, PRODUCT].some((name) => isLittleMoreThan(name, password))) refuse(isProduct);
  if (await isCommonPassword(password)) refuse(isCommon);
}

const PRODUCT = 'Certame';
/** The most digits, signs and spaces around a name that still make it easy to guess. */
const MOST_ADDED = 6;

function isLittleMoreThan(name: string, password: string): boolean {
  const lettersOf = (text: string) => text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '');
  const letters = lettersOf(password);
  return letters !== '' && letters === lettersOf(name) && password.length - letters.length <= MOST_ADDED;
}

const isName: LocalizedText = {
  pt: 'não pode ser o e-mail nem o nome de usuário',
  en: 'must not be the email address or the username',
  fr: 'ne peut être ni l’adresse e-mail ni le nom d’utilisateur',
  de: 'darf weder die E-Mail-Adresse noch der Benutzername sein',
};
const isProduct: LocalizedText = {
  pt: 'não pode ser o nome deste sistema com números ou símbolos; escolha outra',
  en: 'must not be the name of this system with digits or symbols; choose another',
  fr: 'ne peut être le nom de ce système avec des chiffres ou des signes ; choisissez-en un autre',
  de: 'darf nicht aus dem Namen dieses Systems mit Ziffern oder Zeichen bestehen; wählen Sie ein anderes',
};
const isCommon: LocalizedText = {
  pt: 'é uma das senhas mais usadas, ou parecida com uma delas, e fácil de adivinhar; escolha outra',
  en: 'is one of the most common passwords, or close to one, and easy to guess; choose another',
  fr: 'est l’un des mots de passe les plus utilisés, ou en est très proche, et se devine vite ; choisissez-en un autre',
  de: 'ist eines der häufigsten Passwörter oder einem davon sehr ähnlich und leicht zu erraten; wählen Sie ein anderes',
};
