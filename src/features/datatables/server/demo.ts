// A hundred invented employees, always the same ones.
import { fold } from '#kit/server/text/fold.ts';
import type { EmployeesTable } from './tables.ts';

const EMPLOYEES = 100;

const firstNames = [
  ...['Adriana', 'Alexandre', 'Aline', 'Antônio', 'Beatriz', 'Bruno', 'Camila', 'Carlos', 'Cecília', 'César'],
  ...['Cláudia', 'Daniel', 'Débora', 'Eduardo', 'Elisângela', 'Fábio', 'Fernanda', 'Flávio', 'Gabriela', 'Gustavo'],
  ...['Heloísa', 'Henrique', 'Inês', 'Ítalo', 'Joana', 'João', 'Juliana', 'Kaíque', 'Larissa', 'Leonardo'],
  ...['Lúcia', 'Marcelo', 'Márcia', 'Otávio', 'Patrícia', 'Rafael', 'Raquel', 'Sérgio', 'Tatiana', 'Vinícius'],
];
const surnames = [
  ...['Almeida', 'Araújo', 'Azevedo', 'Barbosa', 'Barros', 'Brandão', 'Cardoso', 'Carvalho', 'Conceição', 'Correia'],
  ...['Dias', 'Duarte', 'Farias', 'Fonseca', 'Freitas', 'Guimarães', 'Leão', 'Lopes', 'Macêdo', 'Magalhães'],
  ...['Monteiro', 'Moraes', 'Nogueira', 'Peixoto', 'Queiroz', 'Rezende', 'Sampaio', 'Siqueira', 'Teixeira'],
];
const posts = [
  ...['Agente de contratação', 'Analista de licitações', 'Fiscal de contratos', 'Assistente de compras', 'Analista de orçamento'],
  ...['Especialista em preços', 'Agente de controle interno', 'Auxiliar de almoxarifado', 'Analista de contratos', 'Economista'],
  ...['Analista de transparência', 'Assistente de protocolo', 'Representante comercial', 'Analista de dados', 'Contabilista'],
  ...['Gerente de compras', 'Analista de sistemas'],
];
const cities = [
  ...['Aracaju', 'Belém', 'Belo Horizonte', 'Boa Vista', 'Brasília', 'Campo Grande', 'Cuiabá', 'Curitiba', 'Florianópolis', 'Fortaleza'],
  ...['Goiânia', 'João Pessoa', 'Macapá', 'Maceió', 'Manaus', 'Natal', 'Palmas', 'Porto Alegre', 'Porto Velho', 'Recife'],
  ...['Rio Branco', 'Rio de Janeiro', 'Salvador', 'São Luís', 'São Paulo', 'Teresina', 'Vitória'],
];

/** The lists have lengths with small common divisors, so that combinations rarely repeat. */
export function demoEmployees(): EmployeesTable[] {
  return Array.from({ length: EMPLOYEES }, (_, index) => toEmployee(index));
}

function toEmployee(index: number): EmployeesTable {
  const at = (list: readonly string[], step: number) => list[(index * step) % list.length] as string;
  const first = at(firstNames, 1);
  const last = at(surnames, 5);
  const years = 1 + ((index * 11) % 23);
  const two = (value: number) => String(value).padStart(2, '0');
  const searched = {
    full_name: `${first} ${last}`,
    post: at(posts, 3),
    email: `${fold(`${first}.${last}`)}@example.com`,
    age: String(22 + years + ((index * 7) % 17)),
    salary: `$${(3200 + ((index * 7919) % 14_800) + ((index * 37) % 100) / 100).toFixed(2)}`,
    start_date: `${two(1 + ((index * 5) % 12))}/${two(1 + ((index * 17) % 28))}/${2025 - ((index * 13) % years)}`,
  };
  return {
    ...searched,
    id: index + 1,
    // Invented people have no pictures; screens show their initials.
    avatar: '',
    city: at(cities, 10),
    experience: years === 1 ? '1 Year' : `${years} Years`,
    status: 1 + ((index * 3) % 5),
    words: fold(Object.values(searched).join('\n')),
  };
}
