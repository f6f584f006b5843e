import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { type Address, limits } from '../../../entities.ts';
import type { DraftAutosave, DraftState } from '../draft/draftAutosave.ts';
import { readAddresses, withAddresses } from './addresses.ts';

const names = ['to', 'cc', 'bcc'] as const;
export type FieldName = (typeof names)[number];

const nothing: Record<FieldName, string> = { to: '', cc: '', bcc: '' };

/** The three recipient fields: typed text, which of them are unfolded, and errors. */
export function useRecipients(autosave: DraftAutosave, { values, error }: DraftState, form: RefObject<HTMLElement | null>) {
  const t = useTexts('writing');
  const format = useFormat();
  const [typed, setTyped] = useState(nothing);
  const [faults, setFaults] = useState<Partial<Record<FieldName, string | undefined>>>({});
  const [unfolded, setUnfolded] = useState<FieldName[]>([]);
  const latest = unfolded.at(-1);
  const focus = (name: FieldName) => form.current?.querySelector<HTMLElement>(`[data-path=${name}]`)?.focus();
  useEffect(() => {
    if (latest) form.current?.querySelector<HTMLElement>(`[data-path=${latest}]`)?.focus();
  }, [latest, form]);

  const refused = faultsOf(error);
  /** The server's error for a field or one of its addresses. */
  const refusalOf = (name: FieldName | 'message') => {
    const [path, words] = Object.entries(refused).find(([one]) => one === name || one.startsWith(`${name}.`)) ?? [];
    if (!path || !words) return undefined;
    const address = name === 'message' ? undefined : values[name][Number(path.split('.')[1])];
    return address ? `${address.email}: ${words}` : words;
  };
  const fail = (name: FieldName, words: string): false => {
    setFaults((before) => ({ ...before, [name]: words }));
    focus(name);
    return false;
  };

  /** Accepts the addresses that are still only typed. @returns the invalid text by field */
  const takeTyped = (): Record<FieldName, string> => {
    const rests = { ...nothing };
    for (const name of names) {
      const { found, rest } = readAddresses(typed[name]);
      rests[name] = rest;
      if (found.length > 0) autosave.change({ [name]: withAddresses(autosave.state.values[name], found) });
    }
    setTyped(rests);
    return rests;
  };
  const typedLast = useRef(takeTyped);
  typedLast.current = takeTyped;
  // Before the draft is saved for the last time.
  useLayoutEffect(() => () => void typedLast.current(), []);

  /** Accepts typed addresses and shows errors. @returns whether the e-mail can be sent */
  const check = (): boolean => {
    const rests = takeTyped();
    const faulty = names.find((name) => rests[name] !== '');
    if (faulty) return fail(faulty, t('fault.address', { text: rests[faulty] }));
    const { to, cc, bcc } = autosave.state.values;
    const count = to.length + cc.length + bcc.length;
    if (count === 0) return fail('to', t('fault.nobody'));
    if (count > limits.recipients) return fail('to', t('fault.tooMany', { figure: format.number(limits.recipients) }));
    return true;
  };
  return {
    typed,
    type: (name: FieldName) => (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    change: (name: FieldName) => (addresses: Address[]) => {
      setFaults({});
      autosave.change({ [name]: addresses });
    },
    faultOf: (name: FieldName) => faults[name] ?? refusalOf(name),
    setFault: (name: FieldName) => (words: string | undefined) => setFaults((before) => ({ ...before, [name]: words })),
    messageFault: refusalOf('message'),
    isShown: (name: FieldName) => values[name].length > 0 || typed[name] !== '' || unfolded.includes(name),
    unfold: (name: FieldName) => setUnfolded((before) => [...before, name]),
    takeTyped,
    check,
  };
}
