// Validates requests against their contract. Text in URLs is converted to numbers; values in bodies never are.
import { Ajv, type ErrorObject } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { cutText } from '#kit/cutText.ts';
import { type Fault, type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import { isOneLine, oneLineFormat, visiblePattern } from '#kit/oneLine.ts';
import { lazyValidator } from './bodies/bodySchema.ts';
import { boundTexts } from './bodies/boundedTexts.ts';

type Texts = Record<Language, (p: Record<string, unknown>) => string>;

/** Messages by the JSON Schema keyword that failed. */
const messages: Record<string, Texts> = {
  required: {
    pt: () => 'é obrigatório',
    en: () => 'is required',
    fr: () => 'est obligatoire',
    de: () => 'ist erforderlich',
  },
  type: {
    pt: ({ type }) => `deve ser do tipo ${type}`,
    en: ({ type }) => `must be of type ${type}`,
    fr: ({ type }) => `doit être de type ${type}`,
    de: ({ type }) => `muss vom Typ ${type} sein`,
  },
  enum: {
    pt: ({ allowedValues }) => `deve ser um destes: ${allowedValues}`,
    en: ({ allowedValues }) => `must be one of: ${allowedValues}`,
    fr: ({ allowedValues }) => `doit être l’une des valeurs : ${allowedValues}`,
    de: ({ allowedValues }) => `muss eines davon sein: ${allowedValues}`,
  },
  minimum: {
    pt: ({ limit }) => `deve ser ${limit} ou mais`,
    en: ({ limit }) => `must be ${limit} or more`,
    fr: ({ limit }) => `doit être au moins ${limit}`,
    de: ({ limit }) => `muss mindestens ${limit} sein`,
  },
  maximum: {
    pt: ({ limit }) => `deve ser ${limit} ou menos`,
    en: ({ limit }) => `must be ${limit} or less`,
    fr: ({ limit }) => `doit être au plus ${limit}`,
    de: ({ limit }) => `darf höchstens ${limit} sein`,
  },
  minLength: {
    pt: ({ limit }) => `deve ter ao menos ${limit} caracteres`,
    en: ({ limit }) => `must have at least ${limit} characters`,
    fr: ({ limit }) => `doit compter au moins ${limit} caractères`,
    de: ({ limit }) => `muss mindestens ${limit} Zeichen haben`,
  },
  maxLength: {
    pt: ({ limit }) => `deve ter no máximo ${limit} caracteres`,
    en: ({ limit }) => `must have at most ${limit} characters`,
    fr: ({ limit }) => `doit compter au plus ${limit} caractères`,
    de: ({ limit }) => `darf höchstens ${limit} Zeichen haben`,
  },
  maxItems: {
    pt: ({ limit }) => `deve ter no máximo ${limit} itens`,
    en: ({ limit }) => `must have at most ${limit} items`,
    fr: ({ limit }) => `doit compter au plus ${limit} éléments`,
    de: ({ limit }) => `darf höchstens ${limit} Einträge haben`,
  },
  maxMarks: {
    pt: ({ limit }) => `tem formatação demais: o limite é de ${limit} tags HTML`,
    en: ({ limit }) => `has too much formatting: the limit is ${limit} HTML tags`,
    fr: ({ limit }) => `comporte trop de mise en forme : la limite est de ${limit} balises HTML`,
    de: ({ limit }) => `enthält zu viel Formatierung: höchstens ${limit} HTML-Tags`,
  },
  maxDepth: {
    pt: ({ limit }) => `tem tags HTML aninhadas demais: o limite é de ${limit} níveis`,
    en: ({ limit }) => `has HTML tags nested too deeply: the limit is ${limit} levels`,
    fr: ({ limit }) => `comporte des balises HTML trop imbriquées : la limite est de ${limit} niveaux`,
    de: ({ limit }) => `enthält zu tief verschachtelte HTML-Tags: höchstens ${limit} Ebenen`,
  },
  maxEffort: {
    pt: () => 'tem formatação complexa demais para ser processada',
    en: () => 'has formatting too complex to be processed',
    fr: () => 'comporte une mise en forme trop complexe pour être traitée',
    de: () => 'enthält eine zu komplexe Formatierung',
  },
  format: {
    pt: ({ format }) => `não tem o formato ${format}`,
    en: ({ format }) => `does not have the format ${format}`,
    fr: ({ format }) => `n’a pas le format ${format}`,
    de: ({ format }) => `hat nicht das Format ${format}`,
  },
  additionalProperties: {
    pt: () => 'não é reconhecido',
    en: () => 'is not recognised',
    fr: () => 'n’est pas reconnu',
    de: () => 'ist unbekannt',
  },
};
/** Messages by the keyword's value, where the keyword alone is not specific. */
const messagesOfValues: Record<string, Texts> = {
  [oneLineFormat]: {
    pt: () => 'deve ter uma só linha, sem caracteres de controle',
    en: () => 'must be a single line without control characters',
    fr: () => 'doit tenir sur une ligne, sans caractères de contrôle',
    de: () => 'muss eine einzige Zeile ohne Steuerzeichen sein',
  },
  date: {
    pt: () => 'deve ser um dia que existe',
    en: () => 'must be a day that exists',
    fr: () => 'doit être un jour qui existe',
    de: () => 'muss ein Tag sein, den es gibt',
  },
  [visiblePattern]: {
    pt: () => 'deve ter ao menos um caractere visível',
    en: () => 'must have at least one visible character',
    fr: () => 'doit contenir au moins un caractère visible',
    de: () => 'muss mindestens ein sichtbares Zeichen enthalten',
  },
};
const otherwise: Texts = {
  pt: () => 'não é válido',
  en: () => 'is not valid',
  fr: () => 'n’est pas valide',
  de: () => 'ist ungültig',
};

/** Fastify coerces bodies by default: null becomes 0, 1 becomes true. Here they are not coerced. */
export function setStrictValidator(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body'
      ? lazyValidator(schema as object, forBodies, forLargeBodies)
      : lazyValidator(schema as object, forAddresses, forAddresses),
  );
}

function ajv(coerceTypes: boolean, allErrors = true): Ajv {
  // Contracts are checked by their types. Checking schemas by the schema of schemas delays the first request by a tenth of a second.
  const made = new Ajv({ coerceTypes, useDefaults: true, allErrors, strict: false, validateSchema: false });
  (formats as unknown as (ajv: Ajv) => void)(made);
  boundTexts(made);
  made.addFormat(oneLineFormat, isOneLine);
  compareItemsOnce(made);
  return made;
}

/** Ajv's own check compares all pairs of items, even of lists that are too long, because all faults are reported. A set is linear. */
function compareItemsOnce(ajv: Ajv): void {
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (isAsked: boolean, items: unknown[]) => !isAsked || new Set(items.map((item) => JSON.stringify(item))).size === items.length,
  });
}

// Of this process: each remembers what it has compiled, which is the same for every server.
const forBodies = ajv(false);
const forLargeBodies = ajv(false, false);
const forAddresses = ajv(true);

/** Limits for the reported faults and their keys, so that the response does not repeat the whole request. */
const MOST_FAULTS = 100;
const LONGEST_KEY = 100;

/** A failed validation in the user's language. `part` is `query`, `params` or `body`. */
export function asProblem(errors: Partial<ErrorObject>[], part: string, language: Language): Problem {
  const faults = errors.slice(0, MOST_FAULTS).map(({ keyword = '', instancePath = '', params = {} }): Fault => {
    const inner = params.missingProperty ?? params.additionalProperty;
    const keys = [...instancePath.split('/').slice(1).map(readPointer), ...(inner ? [inner] : [])];
    const path = [part, ...keys.map((key) => cutText(key, LONGEST_KEY))].join('.');
    const texts = messagesOfValues[params.format ?? params.pattern] ?? messages[keyword] ?? otherwise;
    return { path, message: texts[language](params) };
  });
  return new Problem('validation', undefined, faults);
}

/** `a~1b` of a JSON pointer → `a/b` */
function readPointer(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

type QuerySchema = { properties: Record<string, { type?: string; enum?: readonly unknown[] }> };

/**
 * Normalises the ways to write a query: lists as `a,b`, repeated, `name[]` or `name[0]`; present but empty is an empty list.
 * For other parameters an empty value is ignored, unless it is in the enum, and the last of repeated values counts.
 */
export function normalizeQuery(query: Record<string, unknown>, { properties }: QuerySchema): Record<string, unknown> {
  const tidy: Record<string, unknown> = {};
  for (const [name, { type, enum: choices }] of Object.entries(properties)) {
    const given = Object.entries(query)
      .filter(([key]) => key.startsWith(name) && /^(\[\d*\])?$/.test(key.slice(name.length)))
      .flatMap(([, value]) => value as string | string[]);
    if (given.length === 0) continue;
    if (type === 'array') tidy[name] = given.flatMap((value) => value.split(',')).filter((value) => value !== '');
    else if (given.at(-1) !== '' || choices?.includes('')) tidy[name] = given.at(-1);
  }
  return tidy;
}

/** Not if the backslash is itself escaped. */
const nulInJson = /(?<!\\)(?:\\\\)*\\u0000/;
/** The same for JSON that we have serialised, in which only lone surrogates are escaped. */
const halfInJson = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** The databases cannot store U+0000 in text, so URLs may not contain it. */
export function rejectNulInUrl(raw: string): void {
  if (raw.includes('%00')) throw new Problem('malformed', noNul);
}

/** Bodies may contain neither U+0000 nor lone surrogates: PostgreSQL cannot store them in JSON. @param raw the body; `value`: the parsed body */
export function rejectUnstorableJson(raw: string, value: unknown): void {
  if (raw.includes('\\u0000') && nulInJson.test(raw)) throw new Problem('malformed', noNul);
  // Most bodies have no such escape, so they need not be serialised.
  if (/\\ud[89a-f]/i.test(raw) && halfInJson.test(JSON.stringify(value))) throw new Problem('malformed', noHalves);
}

const noNul: LocalizedText = {
  pt: 'O caractere U+0000 não é aceito.',
  en: 'The character U+0000 is not accepted.',
  fr: 'Le caractère U+0000 n’est pas accepté.',
  de: 'Das Zeichen U+0000 ist nicht erlaubt.',
};
const noHalves: LocalizedText = {
  pt: 'O texto contém metade de um caractere (um surrogate isolado).',
  en: 'The text contains half a character (a lone surrogate).',
  fr: 'Le texte contient la moitié d’un caractère (un surrogate isolé).',
  de: 'Der Text enthält ein halbes Zeichen (ein einzelnes Surrogat).',
};
