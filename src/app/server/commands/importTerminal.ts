import type { Importacao, Rejeito } from '#features/importacoes/entities.ts';
import { motiveTexts } from '#features/importacoes/server/rejects.ts';
import type { Language } from '#kit/errors.ts';
import { importTexts } from './importTexts.ts';

const REFRESH_MS = 100;

/** Shows one import: a line rewritten in place on a terminal, the report alone where the output goes to a file. */
export class ImportTerminal {
  /** Rejects shown one by one; the database keeps them all. */
  static readonly shownRejects = 20;
  readonly #language: Language;
  readonly #live = process.stderr.isTTY;
  #started = 0;
  #alreadyRead = 0;
  #progress: Importacao | undefined;

  constructor(language: Language) {
    this.#language = language;
  }

  /** @param done how much of the file was read, from 0 to 1 */
  watchCheck(done: () => number): { stop(): void } {
    if (!this.#live) return { stop: () => {} };
    const timer = setInterval(() => this.#rewrite(this.#texts().checking(`${Math.round(done() * 100)} %`)), REFRESH_MS);
    return { stop: () => clearInterval(timer) };
  }

  progress(run: Importacao): void {
    const { estado, lidos, registros } = run;
    this.#progress = run;
    if (estado === 'na_fila') {
      this.#rewrite(this.#texts().queued);
      return;
    }
    if (this.#started === 0) {
      this.#started = performance.now();
      this.#alreadyRead = lidos;
    }
    const perSecond = this.#perSecond(lidos);
    const remaining = perSecond > 0 ? Math.ceil((registros - lidos) / perSecond) : 0;
    this.#rewrite(this.#texts().progress(this.#number(lidos), this.#number(Math.round(perSecond)), this.#number(remaining)));
  }

  rejects(rows: Rejeito[], total: number): void {
    this.#clear();
    for (const { indice, controle, campo, valor, motivo } of rows) {
      const words = [campo, valor && `“${valor}”`, motiveTexts[this.#language][motivo]].filter(Boolean).join(' ');
      console.error(`  ${this.#texts().record} ${this.#number(indice)}${controle && ` (${controle})`}: ${words}`);
    }
    if (total > rows.length) console.error(`  ${this.#texts().moreRejects(this.#number(total - rows.length))}`);
  }

  report(run: Importacao): void {
    this.#clear();
    const { arquivo, estado, problema } = run;
    if (estado === 'concluida') {
      console.log(`${arquivo}: ${this.#counts(run)}`);
      return;
    }
    const why = estado === 'cancelada' ? this.#texts().cancelled : this.#texts().interrupted;
    console.error(`${arquivo}: ${[why, problema?.title, problema?.detail].filter(Boolean).join(' ')}`);
    console.error(`  ${this.#texts().kept(this.#counts(run))}`);
  }

  /** Shows why the import failed, and the counts up to then. */
  fail(file: string, why: string): void {
    this.#clear();
    console.error(`${file}: ${why}`);
    if (this.#progress) console.error(`  ${this.#texts().kept(this.#counts(this.#progress))}`);
  }

  #counts({ lidos, novos, atualizados, inalterados, ignorados, aguardando, rejeitados, avisos }: Importacao): string {
    const { report, removed, waiting, leftOut } = this.#texts();
    const number = (value: number) => this.#number(value);
    return [
      report(number(lidos), number(novos), number(atualizados), number(inalterados), number(rejeitados)),
      aguardando && waiting(number(aguardando)),
      ignorados && removed(number(ignorados)),
      avisos && leftOut(number(avisos)),
    ]
      .filter(Boolean)
      .join(', ');
  }

  #texts() {
    return importTexts[this.#language];
  }

  #perSecond(rows: number): number {
    return ((rows - this.#alreadyRead) * 1000) / Math.max(1, performance.now() - this.#started);
  }

  #rewrite(line: string): void {
    if (this.#live) process.stderr.write(`\r\x1b[2K${line}`);
  }

  #clear(): void {
    if (this.#live) process.stderr.write('\r\x1b[2K');
  }

  #number(value: number): string {
    return value.toLocaleString(this.#language === 'pt' ? 'pt-BR' : this.#language);
  }
}
