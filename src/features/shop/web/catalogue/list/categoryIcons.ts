import {
  IconCoffee,
  IconDesk,
  IconDeviceLaptop,
  IconPencil,
  IconPrinter,
  IconShieldCheck,
  IconSpray,
  IconStethoscope,
  IconTools,
} from '@tabler/icons-react';

export const categoryIcons = {
  papelaria: IconPencil,
  mobiliario: IconDesk,
  informatica: IconDeviceLaptop,
  impressao: IconPrinter,
  limpeza: IconSpray,
  saude: IconStethoscope,
  copa: IconCoffee,
  seguranca: IconShieldCheck,
  manutencao: IconTools,
};
