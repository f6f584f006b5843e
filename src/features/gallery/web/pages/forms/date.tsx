import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '#kit/web/form/DateField.tsx';
import { isDay } from '#kit/web/form/dateText.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Data e hora', en: 'Date and time', fr: 'Date et heure', de: 'Datum und Uhrzeit' },
  words: 'datepicker date picker calendário calendar período range hora time calendrier période Kalender Zeitraum Uhrzeit',
  old: ['/forms/elements/datepicker', '/forms/elements/date-time-picker'],
} satisfies Meta;

export const guide: Guide = {
  from: '#kit/web/form/DateField.tsx',
  use: {
    pt: 'Para dias que se sabem de cor ou se copiam: digita-se no formato do idioma, ou escolhe-se no calendário.',
    en: 'For days known by heart or copied: typed in the format of the language, or picked from the calendar.',
    fr: 'Pour des jours connus ou copiés : saisis au format de la langue, ou choisis au calendrier.',
    de: 'Für Tage, die man weiß oder kopiert: im Format der Sprache getippt oder im Kalender gewählt.',
  },
  avoid: {
    pt: 'Para períodos usuais, como os últimos trinta dias: ofereça-os como opções.',
    en: 'For usual periods, such as the last thirty days: offer them as options.',
    fr: 'Pour les périodes usuelles, comme les trente derniers jours : proposez-les en options.',
    de: 'Für übliche Zeiträume wie die letzten dreißig Tage: als Optionen anbieten.',
  },
  keys: [
    {
      press: 'Tab',
      does: {
        pt: 'Lê o que foi digitado e vai ao botão do calendário',
        en: 'Reads what was typed and goes to the button of the calendar',
        fr: 'Lit la saisie et va au bouton du calendrier',
        de: 'Liest das Getippte und geht zur Schaltfläche des Kalenders',
      },
      on: '#Day input >> nth=0',
      finds: '#Day [data-example] button:focus',
    },
    {
      press: 'Enter',
      does: {
        pt: 'Abre o calendário do navegador',
        en: 'Opens the calendar of the browser',
        fr: 'Ouvre le calendrier du navigateur',
        de: 'Öffnet den Kalender des Browsers',
      },
      finds: '#Day input[type=date]:open',
    },
    {
      press: 'ArrowRight',
      does: {
        pt: 'Escolhe o dia seguinte; as setas para cima e para baixo mudam a semana',
        en: 'Chooses the next day; the up and down arrows change the week',
        fr: 'Choisit le jour suivant ; les flèches haut et bas changent de semaine',
        de: 'Wählt den nächsten Tag; die Pfeile nach oben und unten wechseln die Woche',
      },
      finds: '#Day code:has-text("2026-05-29")',
    },
    {
      press: 'Escape',
      does: {
        pt: 'Desfaz a escolha',
        en: 'Takes the choice back',
        fr: 'Annule le choix',
        de: 'Nimmt die Wahl zurück',
      },
      finds: '#Day code:has-text("2026-05-28")',
    },
    {
      press: 'Escape',
      does: {
        pt: 'Fecha o calendário; o foco fica no botão',
        en: 'Closes the calendar; the focus stays on the button',
        fr: 'Ferme le calendrier ; le focus reste sur le bouton',
        de: 'Schließt den Kalender; der Fokus bleibt auf der Schaltfläche',
      },
      finds: '#Day span:has(input[type=date]:not(:open)) button:focus',
    },
    {
      press: 'ArrowUp',
      does: {
        pt: 'Na hora, avança uma hora',
        en: 'In the time, goes on by one hour',
        fr: 'Dans l’heure, avance d’une heure',
        de: 'In der Uhrzeit: eine Stunde weiter',
      },
      on: '#DayAndTime input[type=time]',
      finds: '#DayAndTime input[type=time][value="10:00"]:focus',
    },
  ],
  props: [
    {
      name: 'value, onChange',
      type: 'string, (day: string) => void',
      says: {
        pt: 'Um dia como 2026-05-28, vazio sem dia; o que não é dia passa como foi digitado.',
        en: 'A day such as 2026-05-28, empty without one; what is no day is passed on as typed.',
        fr: 'Un jour comme 2026-05-28, vide sans jour ; ce qui n’en est pas un passe tel que saisi.',
        de: 'Ein Tag wie 2026-05-28, leer ohne Tag; was keiner ist, kommt wie getippt.',
      },
    },
    {
      name: 'min, max',
      type: 'string',
      says: {
        pt: 'Os limites do calendário; o que se digita confere-se à parte.',
        en: 'The limits of the calendar; what is typed is checked separately.',
        fr: 'Les limites du calendrier ; la saisie se vérifie à part.',
        de: 'Die Grenzen des Kalenders; Getipptes wird eigens geprüft.',
      },
    },
    {
      name: 'isDay',
      type: '(text: string) => boolean',
      says: {
        pt: 'Diz se o texto é um dia que existe.',
        en: 'Tells whether the text is a day that exists.',
        fr: 'Dit si le texte est un jour qui existe.',
        de: 'Sagt, ob der Text ein Tag ist, den es gibt.',
      },
    },
  ],
};

export const samples: Samples = {
  Day: {
    title: { pt: 'Um dia', en: 'One day', fr: 'Un jour', de: 'Ein Tag' },
    says: {
      pt: 'Aceita 28052026, 28/5/26 ou 2026-05-28; embaixo, o valor que o programa guarda.',
      en: 'Takes a day with or without separators, or 2026-05-28; below, the value that the program keeps.',
      fr: 'Accepte 28052026, 28/5/26 ou 2026-05-28 ; dessous, la valeur que garde le programme.',
      de: 'Nimmt 28052026, 28.5.26 oder 2026-05-28; darunter der Wert, den das Programm behält.',
    },
    picture: true,
  },
  DayAndTime: {
    title: { pt: 'Dia e hora', en: 'Day and time', fr: 'Jour et heure', de: 'Tag und Uhrzeit' },
    says: {
      pt: 'Dois campos, porque a hora muda menos; vale a hora de Brasília.',
      en: 'Two fields, because the time changes less often; the time is that of Brasília.',
      fr: 'Deux champs, car l’heure change moins ; l’heure est celle de Brasília.',
      de: 'Zwei Felder, weil sich die Uhrzeit seltener ändert; es gilt die Zeit in Brasília.',
    },
  },
  Range: {
    title: { pt: 'Período', en: 'Period', fr: 'Période', de: 'Zeitraum' },
    says: {
      pt: 'O fim não pode vir antes do começo; o calendário do fim só mostra os dias que servem.',
      en: 'The end may not come before the start; the calendar of the end offers only days that fit.',
      fr: 'La fin ne peut précéder le début ; le calendrier de la fin n’offre que les jours valables.',
      de: 'Das Ende darf nicht vor dem Anfang liegen; der Kalender des Endes bietet nur passende Tage.',
    },
  },
};

const words = {
  opening: { pt: 'Abertura das propostas', en: 'Opening of proposals', fr: 'Ouverture des propositions', de: 'Öffnung der Angebote' },
  kept: { pt: 'Valor guardado:', en: 'Value kept:', fr: 'Valeur gardée :', de: 'Gespeicherter Wert:' },
  noDay: {
    pt: 'Este dia não existe. Escreva dia, mês e ano.',
    en: 'This day does not exist. Write day, month and year.',
    fr: 'Ce jour n’existe pas. Écrivez jour, mois et année.',
    de: 'Diesen Tag gibt es nicht. Bitte Tag, Monat und Jahr schreiben.',
  },
  time: { pt: 'Hora (Brasília)', en: 'Time (Brasília)', fr: 'Heure (Brasília)', de: 'Uhrzeit (Brasília)' },
  start: { pt: 'Começo da vigência', en: 'Start of the contract', fr: 'Début du contrat', de: 'Beginn der Laufzeit' },
  end: { pt: 'Fim da vigência', en: 'End of the contract', fr: 'Fin du contrat', de: 'Ende der Laufzeit' },
  reversed: {
    pt: 'Escolha um dia a partir de',
    en: 'Choose a day from',
    fr: 'Choisissez un jour à partir du',
    de: 'Bitte einen Tag wählen ab',
  },
};

export function Day() {
  const t = useWords(words);
  const [day, setDay] = useState('2026-05-28');
  return (
    <>
      <DateField label={t.opening} value={day} onChange={setDay} error={day !== '' && !isDay(day) && t.noDay} maw={400} />
      <Text mt="xs" role="status">
        {t.kept} <code dir="ltr">{isDay(day) ? day : '—'}</code>
      </Text>
    </>
  );
}

export function DayAndTime() {
  const t = useWords(words);
  const format = useFormat();
  const [day, setDay] = useState('2026-05-28');
  const [time, setTime] = useState('09:00');
  return (
    <>
      <FieldGrid>
        <DateField label={t.opening} value={day} onChange={setDay} error={day !== '' && !isDay(day) && t.noDay} />
        <TextInput label={t.time} type="time" step={300} value={time} onChange={(event) => setTime(event.currentTarget.value)} />
      </FieldGrid>
      <Text mt="xs" role="status">
        {isDay(day) && time ? format.fullDateTime(`${day}T${time}-03:00`) : '—'}
      </Text>
    </>
  );
}

export function Range() {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  const [start, setStart] = useState('2026-03-02');
  const [end, setEnd] = useState('2026-02-27');
  const faultOf = (day: string) => day !== '' && !isDay(day) && common('filters.noDay');
  const isReversed = isDay(start) && isDay(end) && end < start;
  return (
    <FieldGrid>
      <DateField label={t.start} value={start} onChange={setStart} error={faultOf(start)} />
      <DateField
        label={t.end}
        value={end}
        onChange={setEnd}
        min={isDay(start) ? start : undefined}
        error={isReversed ? `${t.reversed} ${format.date(noonOf(start))}.` : faultOf(end)}
      />
    </FieldGrid>
  );
}
