import { Stack, Switch } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from '#kit/web/toast/toast.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Interruptor', en: 'Switch', fr: 'Interrupteur', de: 'Schalter' },
  words: 'switch toggle ligar desligar on off activer désactiver an aus einschalten',
  old: ['/forms/elements/switch'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para ligar e desligar o que vale na hora, sem botão de salvar.',
    en: 'To turn on and off what takes effect at once, without a save button.',
    fr: 'Pour activer et désactiver ce qui prend effet aussitôt, sans bouton d’enregistrement.',
    de: 'Um ein- und auszuschalten, was sofort gilt, ohne Speichern.',
  },
  avoid: {
    pt: 'Num formulário que se envia depois: use a caixa de seleção.',
    en: 'In a form that is sent later: use a checkbox.',
    fr: 'Dans un formulaire envoyé plus tard : la case à cocher.',
    de: 'In einem Formular, das erst später gesendet wird: dort das Kontrollkästchen.',
  },
  keys: [
    {
      press: 'Space',
      does: { pt: 'Liga ou desliga', en: 'Turns on or off', fr: 'Active ou désactive', de: 'Schaltet ein oder aus' },
      on: '#States input >> nth=0',
      finds: '#States .mantine-Switch-root:has(input:checked:focus)',
    },
  ],
  props: [
    {
      name: 'checked, onChange',
      type: 'boolean, (event) => void',
      says: {
        pt: 'O estado e o que fazer na hora; se falhar, volte ao estado anterior.',
        en: 'The state and what to do at once; if that fails, return to the state before.',
        fr: 'L’état et ce qu’il faut faire aussitôt ; en cas d’échec, revenez à l’état précédent.',
        de: 'Der Zustand und was sofort geschieht; misslingt es, gilt wieder der vorige.',
      },
    },
    {
      name: 'thumbIcon',
      type: 'ReactNode',
      says: {
        pt: 'Um sinal no botão, para que o estado não dependa só da cor.',
        en: 'A sign on the thumb, so that the state does not depend on colour alone.',
        fr: 'Un signe sur le curseur, pour que l’état ne dépende pas de la seule couleur.',
        de: 'Ein Zeichen auf dem Schieber, damit der Zustand nicht nur an der Farbe hängt.',
      },
    },
    {
      name: 'Switch.Group',
      type: 'component',
      says: {
        pt: 'Vários interruptores sob um rótulo; o valor é a lista dos ligados.',
        en: 'Several switches under a label; the value is the list of those that are on.',
        fr: 'Plusieurs interrupteurs sous une étiquette ; la valeur est la liste des actifs.',
        de: 'Mehrere Schalter unter einer Beschriftung; der Wert ist die Liste der eingeschalteten.',
      },
    },
  ],
};

export const samples: Samples = {
  AtOnce: {
    title: { pt: 'Vale na hora', en: 'Takes effect at once', fr: 'Effet immédiat', de: 'Gilt sofort' },
    says: {
      pt: 'Um aviso confirma e permite desfazer; aqui o estado fica só nesta página.',
      en: 'A message confirms it and lets you undo; here the state stays on this page.',
      fr: 'Un message confirme et permet d’annuler ; ici l’état reste sur cette page.',
      de: 'Eine Meldung bestätigt und lässt es zurücknehmen; hier bleibt der Zustand auf dieser Seite.',
    },
  },
  Several: {
    title: {
      pt: 'Vários sob um rótulo',
      en: 'Several under one label',
      fr: 'Plusieurs sous une étiquette',
      de: 'Mehrere unter einer Beschriftung',
    },
    says: {
      pt: 'O rótulo do grupo diz do que se trata, o de cada um o que liga.',
      en: 'The label of the group says what it is about, that of each what it turns on.',
      fr: 'L’étiquette du groupe dit de quoi il s’agit, celle de chacun ce qu’il active.',
      de: 'Die Beschriftung der Gruppe sagt, worum es geht, die einzelne, was eingeschaltet wird.',
    },
  },
  States: {
    title: { pt: 'Estados', en: 'States', fr: 'États', de: 'Zustände' },
    says: {
      pt: 'Desligado, ligado com sinal, e o que não se pode mudar.',
      en: 'Off, on with a sign, and what cannot be changed.',
      fr: 'Éteint, allumé avec un signe, et ce qui ne peut changer.',
      de: 'Aus, an mit Zeichen, und was sich nicht ändern lässt.',
    },
    picture: true,
  },
};

const words = {
  daily: { pt: 'Boletim diário', en: 'Daily bulletin', fr: 'Bulletin quotidien', de: 'Tägliche Übersicht' },
  dailyHint: {
    pt: 'Às 7 horas, com os editais novos.',
    en: 'At 7 a.m., with the new notices.',
    fr: 'À 7 heures, avec les nouveaux avis.',
    de: 'Um 7 Uhr, mit den neuen Ausschreibungen.',
  },
  dailyOn: {
    pt: 'Boletim diário ligado.',
    en: 'Daily bulletin turned on.',
    fr: 'Bulletin quotidien activé.',
    de: 'Tägliche Übersicht eingeschaltet.',
  },
  dailyOff: {
    pt: 'Boletim diário desligado.',
    en: 'Daily bulletin turned off.',
    fr: 'Bulletin quotidien désactivé.',
    de: 'Tägliche Übersicht ausgeschaltet.',
  },
  alerts: { pt: 'Avisar quando', en: 'Notify when', fr: 'Prévenir quand', de: 'Benachrichtigen, wenn' },
  deadline: { pt: 'um prazo mudar', en: 'a deadline changes', fr: 'un délai change', de: 'sich eine Frist ändert' },
  file: { pt: 'um documento chegar', en: 'a document arrives', fr: 'un document arrive', de: 'ein Dokument eintrifft' },
  result: { pt: 'o resultado sair', en: 'the result is published', fr: 'le résultat est publié', de: 'das Ergebnis erscheint' },
  off: { pt: 'Desligado', en: 'Off', fr: 'Éteint', de: 'Aus' },
  on: { pt: 'Ligado', en: 'On', fr: 'Allumé', de: 'An' },
  locked: {
    pt: 'Definido pela instituição',
    en: 'Set by the institution',
    fr: 'Fixé par l’institution',
    de: 'Von der Einrichtung festgelegt',
  },
};

export function AtOnce() {
  const t = useWords(words);
  const [isOn, setIsOn] = useState(true);
  const change = (next: boolean) => {
    setIsOn(next);
    toast.undo(next ? t.dailyOn : t.dailyOff, () => setIsOn(!next));
  };
  return <Switch label={t.daily} description={t.dailyHint} checked={isOn} onChange={(event) => change(event.currentTarget.checked)} />;
}

export function Several() {
  const t = useWords(words);
  const [chosen, setChosen] = useState(['deadline', 'result']);
  return (
    <Switch.Group label={t.alerts} value={chosen} onChange={setChosen}>
      <Stack gap="sm" mt="xs">
        <Switch value="deadline" label={t.deadline} />
        <Switch value="file" label={t.file} />
        <Switch value="result" label={t.result} />
      </Stack>
    </Switch.Group>
  );
}

export function States() {
  const t = useWords(words);
  const [isOn, setIsOn] = useState(true);
  const Sign = isOn ? IconCheck : IconX;
  return (
    <Stack gap="sm">
      <Switch label={t.off} />
      <Switch
        label={isOn ? t.on : t.off}
        size="md"
        checked={isOn}
        onChange={(event) => setIsOn(event.currentTarget.checked)}
        thumbIcon={<Sign size={12} stroke={3} color="var(--mantine-color-primary-7)" aria-hidden />}
      />
      <Switch label={t.locked} disabled defaultChecked />
    </Stack>
  );
}
