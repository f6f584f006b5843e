import { TooMany } from '#kit/errors.ts';

/** More than a browser sends concurrently over HTTP/1.1. */
const MOST_OPEN = 8;
/** `Retry-After` for too many uploads, in seconds. */
const TRY_AGAIN = 5;

/** Limits the concurrent uploads of each account in this process. */
export class OpenUploads {
  readonly #open = new Map<number, number>();

  /** Counts an upload. @returns a function to call when it has ended @throws {TooMany} if the account has too many */
  enter(account: number): () => void {
    const open = this.#open.get(account) ?? 0;
    if (open >= MOST_OPEN) throw new TooMany(TRY_AGAIN, tooManyUploads);
    this.#open.set(account, open + 1);
    return () => {
      const left = (this.#open.get(account) ?? 1) - 1;
      if (left > 0) this.#open.set(account, left);
      else this.#open.delete(account);
    };
  }
}

const tooManyUploads = {
  pt: `Sua conta já tem ${MOST_OPEN} envios em andamento. Aguarde um deles terminar.`,
  en: `Your account has ${MOST_OPEN} uploads in progress. Wait until one of them is done.`,
  fr: `Votre compte a déjà ${MOST_OPEN} téléversements en cours. Attendez que l’un d’eux se termine.`,
  de: `Ihr Konto hat schon ${MOST_OPEN} laufende Uploads. Warten Sie, bis einer davon abgeschlossen ist.`,
};
