import { Button, Group, NumberInput, Stack, Stepper, TextInput } from '@mantine/core';
import '@mantine/core/styles/Stepper.layer.css';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { looksLikeEmail } from '#kit/web/form/email.ts';
import { useFormat, useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import { type Guide, type Meta, type Samples, useWords } from '../../page.ts';

export const meta = {
  title: { pt: 'Assistente em passos', en: 'Wizard', fr: 'Assistant par étapes', de: 'Assistent in Schritten' },
  words: 'wizard stepper passos etapas steps étapes Schritte formulário longo',
  old: ['/forms/wizard'],
} satisfies Meta;

export const guide: Guide = {
  from: '@mantine/core',
  use: {
    pt: 'Para formulários longos que se dividem em assuntos, feitos poucas vezes e em ordem.',
    en: 'For long forms that fall into subjects, filled in rarely and in order.',
    fr: 'Pour de longs formulaires divisés par sujets, remplis rarement et dans l’ordre.',
    de: 'Für lange Formulare mit mehreren Themen, selten und der Reihe nach ausgefüllt.',
  },
  avoid: {
    pt: 'Para o que se faz todo dia, ou cabe numa tela: use um formulário só.',
    en: 'For what is done every day, or fits on one screen: use a single form.',
    fr: 'Pour ce qui se fait chaque jour ou tient sur un écran : un seul formulaire.',
    de: 'Für Tägliches oder was auf einen Bildschirm passt: ein einziges Formular.',
  },
  keys: [
    {
      press: 'Enter',
      does: {
        pt: 'Passa ao próximo passo, ou mostra o que falta',
        en: 'Goes to the next step, or shows what is missing',
        fr: 'Passe à l’étape suivante, ou montre ce qui manque',
        de: 'Geht zum nächsten Schritt oder zeigt, was fehlt',
      },
      on: '#Horizontal input >> nth=0',
      finds: '#Horizontal input[aria-invalid=true]:focus',
    },
  ],
  props: [
    {
      name: 'active',
      type: 'number',
      says: {
        pt: 'O passo de agora; um a mais que o último quer dizer pronto.',
        en: 'The present step; one more than the last means done.',
        fr: 'L’étape en cours ; une de plus que la dernière veut dire terminé.',
        de: 'Der jetzige Schritt; einer mehr als der letzte heißt fertig.',
      },
    },
    {
      name: 'onStepClick',
      type: '(step: number) => void',
      says: {
        pt: 'Volta a um passo já feito; nada do que foi digitado se perde.',
        en: 'Goes back to a step that is done; nothing that was typed is lost.',
        fr: 'Revient à une étape faite ; rien de saisi ne se perd.',
        de: 'Geht zu einem erledigten Schritt zurück; nichts Getipptes geht verloren.',
      },
    },
    {
      name: 'allowNextStepsSelect',
      type: 'boolean',
      says: {
        pt: 'Com false, os passos seguintes só se abrem pelo botão, depois de conferidos.',
        en: 'With false, later steps open only by the button, after a check.',
        fr: 'Avec false, les étapes suivantes ne s’ouvrent que par le bouton, après contrôle.',
        de: 'Mit false öffnen sich spätere Schritte nur über die Schaltfläche, nach der Prüfung.',
      },
    },
    {
      name: 'orientation',
      type: "'horizontal' | 'vertical'",
      says: {
        pt: 'Os passos em cima ou ao lado dos campos.',
        en: 'The steps above the fields or beside them.',
        fr: 'Les étapes au-dessus des champs ou à côté.',
        de: 'Die Schritte über den Feldern oder daneben.',
      },
    },
  ],
};

export const samples: Samples = {
  Horizontal: {
    title: { pt: 'Passos em cima', en: 'Steps above', fr: 'Étapes au-dessus', de: 'Schritte oben' },
    says: {
      pt: 'Até quatro passos de nome curto. Nada é enviado daqui.',
      en: 'Up to four steps with short names. Nothing is sent from here.',
      fr: 'Jusqu’à quatre étapes au nom court. Rien n’est envoyé d’ici.',
      de: 'Bis zu vier Schritte mit kurzen Namen. Von hier wird nichts gesendet.',
    },
  },
  Vertical: {
    title: { pt: 'Passos ao lado', en: 'Steps beside', fr: 'Étapes à côté', de: 'Schritte daneben' },
    says: {
      pt: 'Para mais passos ou nomes longos, com uma explicação de cada um.',
      en: 'For more steps or long names, with an explanation of each.',
      fr: 'Pour plus d’étapes ou des noms longs, avec une explication.',
      de: 'Für mehr Schritte oder lange Namen, mit einer Erklärung.',
    },
  },
};

const words = {
  company: { pt: 'Empresa', en: 'Company', fr: 'Entreprise', de: 'Firma' },
  companyHint: { pt: 'Quem propõe', en: 'Who proposes', fr: 'Qui propose', de: 'Wer anbietet' },
  offer: { pt: 'Proposta', en: 'Proposal', fr: 'Proposition', de: 'Angebot' },
  offerHint: { pt: 'Preço e prazo', en: 'Price and time', fr: 'Prix et délai', de: 'Preis und Frist' },
  check: { pt: 'Conferir', en: 'Check', fr: 'Vérifier', de: 'Prüfen' },
  checkHint: { pt: 'Antes de enviar', en: 'Before sending', fr: 'Avant l’envoi', de: 'Vor dem Absenden' },
  step: { pt: 'Passo', en: 'Step', fr: 'Étape', de: 'Schritt' },
  value: { pt: 'Valor total', en: 'Total value', fr: 'Montant total', de: 'Gesamtwert' },
  days: { pt: 'Entrega em dias', en: 'Delivery in days', fr: 'Livraison en jours', de: 'Lieferung in Tagen' },
  noName: {
    pt: 'Escreva o nome da empresa.',
    en: 'Write the name of the company.',
    fr: 'Écrivez le nom de l’entreprise.',
    de: 'Bitte den Firmennamen schreiben.',
  },
  noEmail: {
    pt: 'Escreva um e-mail, como nome@empresa.com.',
    en: 'Write an e-mail address, such as name@company.com.',
    fr: 'Écrivez une adresse, comme nom@entreprise.com.',
    de: 'Bitte eine Adresse wie name@firma.com schreiben.',
  },
  noValue: {
    pt: 'Informe um valor maior que zero.',
    en: 'Enter a value above zero.',
    fr: 'Indiquez un montant supérieur à zéro.',
    de: 'Bitte einen Wert über null angeben.',
  },
  noDays: {
    pt: 'Informe de 1 a 365 dias.',
    en: 'Enter 1 to 365 days.',
    fr: 'Indiquez de 1 à 365 jours.',
    de: 'Bitte 1 bis 365 Tage angeben.',
  },
  back: { pt: 'Voltar', en: 'Back', fr: 'Retour', de: 'Zurück' },
  next: { pt: 'Continuar', en: 'Continue', fr: 'Continuer', de: 'Weiter' },
  finish: { pt: 'Concluir', en: 'Finish', fr: 'Terminer', de: 'Abschließen' },
  again: { pt: 'Começar de novo', en: 'Start again', fr: 'Recommencer', de: 'Neu beginnen' },
  done: {
    pt: 'Todos os passos estão completos.',
    en: 'All steps are complete.',
    fr: 'Toutes les étapes sont complètes.',
    de: 'Alle Schritte sind vollständig.',
  },
};

type Offer = { company: string; email: string; value: number | string; days: number | string };

/** The values of all steps, and the present step; `next` is for a form's `onSubmit`. `name` tells two wizards of a page apart. */
function useWizard(name: string) {
  const t = useWords(words);
  const [step, setStep] = useState(0);
  const form = useForm<Offer>({
    name,
    initialValues: { company: '', email: '', value: '', days: 30 },
    validate: ({ company, email, value, days }) => ({
      company: step === 0 && company.trim() === '' && t.noName,
      email: step === 0 && !looksLikeEmail(email) && t.noEmail,
      value: step === 1 && !(Number(value) > 0) && t.noValue,
      days: step === 1 && !(Number(days) >= 1 && Number(days) <= 365) && t.noDays,
    }),
  });
  const next = form.onSubmit(
    () => setStep(step + 1),
    (faults) => form.getInputNode(Object.keys(faults)[0] ?? '')?.focus(),
  );
  const restart = () => {
    form.reset();
    setStep(0);
  };
  return { form, step, setStep, next, restart };
}

/** The fields of the present step, below its name, which is focused when the step changes. */
function StepContent({ wizard: { form, step, setStep, restart } }: { wizard: ReturnType<typeof useWizard> }) {
  const t = useWords(words);
  const common = useTexts('common');
  const format = useFormat();
  const marks = useNumberMarks();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  const titles = [t.company, t.offer, t.check];
  const { company, email, value, days } = form.values;
  if (step === titles.length)
    return (
      <Callout
        role="status"
        title={t.done}
        actions={
          <Button variant="default" onClick={restart}>
            {t.again}
          </Button>
        }
      />
    );
  return (
    <Stack maw={480} w="100%">
      <h3 ref={heading} tabIndex={-1}>{`${t.step} ${step + 1} / ${titles.length}: ${titles[step]}`}</h3>
      {step === 0 && (
        <>
          <TextInput label={t.company} autoComplete="organization" withAsterisk {...form.getInputProps('company')} />
          <TextInput label={common('word.email')} type="email" autoComplete="email" withAsterisk {...form.getInputProps('email')} />
        </>
      )}
      {step === 1 && (
        <>
          <NumberInput
            {...marks}
            label={t.value}
            prefix="R$ "
            decimalScale={2}
            hideControls
            withAsterisk
            {...form.getInputProps('value')}
          />
          <NumberInput label={t.days} allowDecimal={false} clampBehavior="none" withAsterisk {...form.getInputProps('days')} />
        </>
      )}
      {step === 2 && (
        <Facts layout="table">
          <Fact name={t.company}>{company}</Fact>
          <Fact name={common('word.email')}>{email}</Fact>
          <Fact name={t.value}>{format.money(Number(value))}</Fact>
          <Fact name={t.days}>{days}</Fact>
        </Facts>
      )}
      <Group>
        {step > 0 && (
          <Button variant="default" onClick={() => setStep(step - 1)}>
            {t.back}
          </Button>
        )}
        <Button type="submit">{step === 2 ? t.finish : t.next}</Button>
      </Group>
    </Stack>
  );
}

export function Horizontal() {
  const t = useWords(words);
  const wizard = useWizard('horizontal');
  const { step, setStep, next } = wizard;
  return (
    <form onSubmit={next} noValidate>
      <Stepper size="sm" labelPosition="bottom" wrap={false} mb="lg" active={step} onStepClick={setStep} allowNextStepsSelect={false}>
        {[t.company, t.offer, t.check].map((label, at) => (
          <Stepper.Step key={label} label={label} aria-current={at === step ? 'step' : undefined} />
        ))}
      </Stepper>
      <StepContent wizard={wizard} />
    </form>
  );
}

export function Vertical() {
  const t = useWords(words);
  const wizard = useWizard('vertical');
  const { step, setStep, next } = wizard;
  return (
    <form onSubmit={next} noValidate>
      <Group align="start" gap="xl">
        <Stepper size="sm" orientation="vertical" active={step} onStepClick={setStep} allowNextStepsSelect={false}>
          <Stepper.Step label={t.company} description={t.companyHint} aria-current={step === 0 ? 'step' : undefined} />
          <Stepper.Step label={t.offer} description={t.offerHint} aria-current={step === 1 ? 'step' : undefined} />
          <Stepper.Step label={t.check} description={t.checkHint} aria-current={step === 2 ? 'step' : undefined} />
        </Stepper>
        <StepContent wizard={wizard} />
      </Group>
    </form>
  );
}
