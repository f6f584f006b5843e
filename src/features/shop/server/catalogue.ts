// What the demonstration's shop offers: supplies that a public agency buys. Brands and prices are invented.
import type { Insertable } from 'kysely';
import type { ProductsTable } from './tables.ts';

type Product = Omit<Insertable<ProductsTable>, 'id' | 'slug' | 'image' | 'category'>;

const catalogue: Readonly<Record<string, readonly Product[]>> = {
  papelaria: [
    {
      name: 'Papel sulfite A4, caixa com 10 resmas',
      brand: 'Ipê Branco',
      description:
        'Papel alcalino de 75 g/m², 5.000 folhas. Fibra de reflorestamento certificado, para impressoras a laser e jato de tinta.',
      price: 268.9,
      has_free_shipping: true,
      rating: 5,
      stock: 1200,
    },
    {
      name: 'Caneta esferográfica azul, caixa com 50',
      brand: 'Traço Firme',
      description: 'Ponta média de 1,0 mm, corpo transparente que mostra a carga. Tampa ventilada.',
      price: 47.5,
      has_free_shipping: false,
      rating: 4,
      stock: 860,
    },
    {
      name: 'Caixa de arquivo morto, pacote com 25',
      brand: 'Guarda Bem',
      description: 'Polipropileno corrugado, montagem sem cola, quadro para identificar o processo e o prazo de guarda.',
      price: 139,
      has_free_shipping: false,
      rating: 4,
      stock: 310,
    },
  ],
  mobiliario: [
    {
      name: 'Cadeira giratória com apoio lombar',
      brand: 'Assento Norte',
      description: 'Encosto em tela, braços com altura regulável e base de cinco rodízios. Para até 120 kg, jornada de oito horas.',
      price: 789,
      has_free_shipping: true,
      rating: 5,
      stock: 96,
    },
    {
      name: 'Mesa de trabalho reta, 140 × 70 cm',
      brand: 'Assento Norte',
      description: 'Tampo de 25 mm com borda arredondada, estrutura de aço e passagem para cabos.',
      price: 612.4,
      has_free_shipping: false,
      rating: 4,
      stock: 58,
    },
    {
      name: 'Armário de aço com duas portas',
      brand: 'Cofre & Cia',
      description: 'Chapa 24, quatro prateleiras ajustáveis e fechadura com duas chaves. Pintura eletrostática cinza.',
      price: 1045,
      has_free_shipping: false,
      rating: 4,
      stock: 34,
    },
  ],
  informatica: [
    {
      name: 'Notebook de 14 polegadas, 16 GB',
      brand: 'Araucária',
      description: 'Processador de oito núcleos, 512 GB em estado sólido, teclado em português e três anos de garantia no local.',
      price: 4390,
      has_free_shipping: true,
      rating: 5,
      stock: 72,
    },
    {
      name: 'Monitor de 24 polegadas com altura regulável',
      brand: 'Araucária',
      description: 'Painel de 1920 × 1200, entradas HDMI e DisplayPort, base que gira para leitura na vertical.',
      price: 899.9,
      has_free_shipping: true,
      rating: 4,
      stock: 140,
    },
    {
      name: 'Teclado e mouse sem fio',
      brand: 'Toque Leve',
      description: 'Padrão ABNT2, um só receptor para os dois, pilhas para até 18 meses.',
      price: 129.9,
      has_free_shipping: false,
      rating: 3,
      stock: 420,
    },
  ],
  impressao: [
    {
      name: 'Impressora multifuncional a laser',
      brand: 'Serigraf',
      description: 'Imprime frente e verso a 40 páginas por minuto, digitaliza para a rede e copia. Bandeja para 250 folhas.',
      price: 2150,
      has_free_shipping: true,
      rating: 4,
      stock: 45,
    },
    {
      name: 'Toner preto de alto rendimento',
      brand: 'Serigraf',
      description: 'Até 8.000 páginas. O cartucho vazio é recolhido pelo fornecedor.',
      price: 389,
      has_free_shipping: false,
      rating: 4,
      stock: 260,
    },
    {
      name: 'Etiquetas adesivas para patrimônio, rolo com 1.000',
      brand: 'Guarda Bem',
      description: 'Poliéster resistente a solvente, 45 × 20 mm, para numeração e código de barras.',
      price: 94.5,
      has_free_shipping: false,
      rating: 5,
      stock: 180,
    },
  ],
  limpeza: [
    {
      name: 'Detergente neutro, galão de 5 litros',
      brand: 'Orvalho',
      description: 'Biodegradável e sem perfume, rende até 200 litros de solução.',
      price: 32.8,
      has_free_shipping: false,
      rating: 4,
      stock: 640,
    },
    {
      name: 'Papel toalha interfolha, fardo com 1.000 folhas',
      brand: 'Ipê Branco',
      description: 'Duas dobras, celulose virgem, 22 × 21 cm. Serve nos dispensadores de parede comuns.',
      price: 24.9,
      has_free_shipping: false,
      rating: 4,
      stock: 1500,
    },
    {
      name: 'Carro funcional de limpeza',
      brand: 'Orvalho',
      description: 'Balde espremedor de 20 litros, bolsa para resíduos, três bandejas e placa de piso molhado.',
      price: 745,
      has_free_shipping: true,
      rating: 5,
      stock: 22,
    },
  ],
  saude: [
    {
      name: 'Máscara cirúrgica tripla, caixa com 50',
      brand: 'Vida Clara',
      description: 'Filtração acima de 95 %, clipe nasal e elástico soldado. Uso único, registro sanitário no rótulo.',
      price: 18.9,
      has_free_shipping: false,
      rating: 5,
      stock: 2400,
    },
    {
      name: 'Luva de procedimento sem pó, caixa com 100',
      brand: 'Vida Clara',
      description: 'Nitrila azul, ambidestra, tamanho M. Livre de látex.',
      price: 39.9,
      has_free_shipping: false,
      rating: 4,
      stock: 1800,
    },
    {
      name: 'Termômetro digital infravermelho',
      brand: 'Medix Sul',
      description: 'Mede sem contato em um segundo e guarda as últimas 32 leituras. Acompanha pilhas.',
      price: 119,
      has_free_shipping: true,
      rating: 3,
      stock: 150,
    },
  ],
  copa: [
    {
      name: 'Café torrado e moído, fardo com 10 pacotes',
      brand: 'Serra do Grão',
      description: 'Categoria superior, torra média, pacotes de 500 g a vácuo com selo de pureza.',
      price: 289,
      has_free_shipping: true,
      rating: 5,
      stock: 380,
    },
    {
      name: 'Purificador de água de parede',
      brand: 'Fonte Nova',
      description: 'Água natural, fria e gelada. Refil trocado sem ferramentas, consumo reduzido à noite.',
      price: 698,
      has_free_shipping: false,
      rating: 4,
      stock: 41,
    },
    {
      name: 'Copo de papel biodegradável, caixa com 1.000',
      brand: 'Fonte Nova',
      description: 'Para 200 ml, bebidas quentes ou frias, sem revestimento plástico.',
      price: 112,
      has_free_shipping: false,
      rating: 4,
      stock: 520,
    },
  ],
  seguranca: [
    {
      name: 'Extintor de pó ABC, 6 kg',
      brand: 'Sentinela',
      description: 'Carga válida por cinco anos, manômetro, suporte de parede e placa de sinalização.',
      price: 248,
      has_free_shipping: false,
      rating: 5,
      stock: 120,
    },
    {
      name: 'Capacete de segurança com jugular',
      brand: 'Sentinela',
      description: 'Classe B, carneira com catraca, certificado de aprovação válido. Cor branca.',
      price: 54.9,
      has_free_shipping: false,
      rating: 4,
      stock: 430,
    },
    {
      name: 'Luminária de emergência, kit com 6',
      brand: 'Clarão',
      description: 'Trinta LEDs, autonomia de seis horas, acende sozinha quando falta energia.',
      price: 137.7,
      has_free_shipping: true,
      rating: 4,
      stock: 210,
    },
  ],
  manutencao: [
    {
      name: 'Lâmpada LED tubular T8, caixa com 25',
      brand: 'Clarão',
      description: 'De 18 W, luz neutra de 4.000 K, 25.000 horas. Dispensa reator.',
      price: 412.5,
      has_free_shipping: true,
      rating: 5,
      stock: 165,
    },
    {
      name: 'Tinta acrílica branca, lata de 18 litros',
      brand: 'Cal & Cor',
      description: 'Acabamento fosco, baixo odor, cobre até 320 m² por demão.',
      price: 329,
      has_free_shipping: false,
      rating: 4,
      stock: 88,
    },
    {
      name: 'Jogo de ferramentas com 110 peças',
      brand: 'Bigorna',
      description: 'Aço cromo-vanádio, catracas, chaves e alicates em maleta com lugar marcado para cada peça.',
      price: 468.9,
      has_free_shipping: false,
      rating: 5,
      stock: 37,
    },
  ],
};

/** The catalogue as rows; one of each category after the other, so that the newest products are of many kinds. */
export function catalogueRows(): Insertable<ProductsTable>[] {
  const shelves = Object.entries(catalogue);
  return [0, 1, 2].flatMap((place) =>
    shelves.flatMap(([category, products]) => {
      const product = products[place];
      return product ? [{ ...product, category, slug: slugOf(product.name), image: `/shop/${category}.svg` }] : [];
    }),
  );
}

/** Words of an address: `Caneta esferográfica azul, caixa` → `caneta-esferografica-azul-caixa`. */
function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
