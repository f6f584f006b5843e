import type { ImportProgress } from '#features/licitacoes/entities.ts';
import type { ImportReport, Rejected } from '#features/licitacoes/server/import.ts';
import type { Language } from '#kit/errors.ts';
import { importTexts } from './importTexts.ts';

/** Rejects shown one by one; the database keeps them all. */
const SHOWN_REJECTS = 20;
const REFRESH_MS = 100;

/** Shows one import: a line rewritten in place on a terminal, the report alone where the output goes to a file. */
export class ImportTerminal {
  readonly #language: Language;
  /** How much of the file was read, from 0 to 1. */
  readonly #done: () => number;
  readonly #live = process.stderr.isTTY;
  readonly #started = performance.now();
  #refreshed = 0;
  #rejects = 0;
  #reached: ImportProgress | undefined;

  constructor(language: Language, done: () => number) {
    this.#language = language;
    this.#done = done;
  }

  progress(reached: ImportProgress): void {
    this.#reached = reached;
    const { lidos } = reached;
    const now = performance.now();
    if (!this.#live || now - this.#refreshed < REFRESH_MS) return;
    this.#refreshed = now;
    const done = Math.max(this.#done(), 0.001);
    const remaining = Math.ceil((this.#seconds() * (1 - done)) / done);
    process.stderr.write(`\r\x1b[2K${this.#texts().progress(this.#number(lidos), this.#rate(lidos), this.#number(remaining))}`);
  }

  rejected(rows: Rejected[]): void {
    this.clear();
    for (const { indice, controle, campo, motivo } of rows.slice(0, Math.max(0, SHOWN_REJECTS - this.#rejects))) {
      console.error(
        `  ${this.#texts().record} ${this.#number(indice)}${controle && ` (${controle})`}: ${campo} ${this.#texts().motives[motivo]}`,
      );
    }
    this.#rejects += rows.length;
  }

  report(report: ImportReport): void {
    this.clear();
    if (this.#rejects > SHOWN_REJECTS) console.error(`  ${this.#texts().moreRejects(this.#number(this.#rejects - SHOWN_REJECTS))}`);
    console.log(`${report.arquivo}: ${this.#counts(report)} (${this.#rate(report.lidos)}/s)`);
  }

  /** After the reason was told: what had come in by then, and stays. */
  stopped(): void {
    if (this.#reached) console.error(`  ${this.#texts().kept(this.#counts(this.#reached))}`);
  }

  clear(): void {
    if (this.#live) process.stderr.write('\r\x1b[2K');
  }

  #counts({ lidos, novos, atualizados, inalterados, ignorados, rejeitados }: ImportProgress): string {
    const { report, removed } = this.#texts();
    const number = (value: number) => this.#number(value);
    const counts = report(number(lidos), number(novos), number(atualizados), number(inalterados), number(rejeitados));
    return ignorados ? `${counts}, ${removed(number(ignorados))}` : counts;
  }

  #texts() {
    return importTexts[this.#language];
  }

  #seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }

  #rate(rows: number): string {
    return this.#number(Math.round(rows / Math.max(0.001, this.#seconds())));
  }

  #number(value: number): string {
    return value.toLocaleString(this.#language === 'pt' ? 'pt-BR' : this.#language);
  }
}
