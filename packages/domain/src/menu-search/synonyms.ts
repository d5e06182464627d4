import { stemOf, wordsOf } from './search-words.ts';

/** Words that mean the same to customers; `also` lists what they find besides, and what does not find them. */
interface Synonyms {
  readonly same: readonly string[];
  readonly also?: readonly string[];
}

const list = (words: string) => words.split(', ');

const groups: readonly Synonyms[] = [
  { same: list('dessert, pudding, sweet, afters, dolci'), also: list('ice cream, gelato, kulfi, sorbet') },
  { same: list('starter, small plate, appetiser, appetizer, antipasti, antipasto') },
  { same: list('drink, beverage, bevande') },
  {
    same: list('soft drink, alcohol free, non alcoholic, no alcohol, without alcohol, noalcohol'),
    also: list('lassi, lemonade, juice, cola'),
  },
  { same: list('salad, insalata, insalate, kachumber') },
  { same: list('bread'), also: list('naan, roti, kulcha, paratha, chapati, pane, focaccia, sourdough') },
  {
    same: list('wine'),
    also: list(
      'garnacha, montepulciano, prosecco, merlot, malbec, shiraz, rioja, chianti, pinot, chardonnay, sauvignon, cava, champagne',
    ),
  },
  {
    same: list('red wine'),
    also: list('house red, montepulciano, garnacha, merlot, malbec, shiraz, rioja, chianti'),
  },
  { same: list('sparkling wine, fizz, bubbly, champagne, prosecco, cava') },
  { same: list('beer, birra'), also: list('ale, lager, ipa, stout, pilsner') },
  { same: list('lager'), also: list('beer, birra, ale') },
  {
    same: list('alcohol'),
    also: list('wine, beer, ale, birra, lager, gin, rum, vodka, garnacha, montepulciano, prosecco'),
  },
  { same: list('fish'), also: list('anchovy, acciughe, salmon, cod, tuna, haddock, sea bass') },
  { same: list('hazelnut, nocciola') },
  { same: list('four, quattro') },
  { same: list('pistachio, pistacchio') },
  { same: list('cocktail'), also: list('old fashioned, gin, rum, vodka, spritz, negroni, mojito') },
  { same: list('coffee, caffe'), also: list('espresso, macchiato, cappuccino, americano') },
  { same: list('tea'), also: list('chai') },
  { same: list('pizza, pizze') },
  { same: list('pasta'), also: list('spaghetti, lasagne, penne, trofie, ravioli, gnocchi, tagliatelle') },
  { same: list('lasagne, lasagna') },
  { same: list('nan, naan, naan bread') },
  { same: list('sag, saag, palak, spinach') },
  { same: list('dal, daal, dahl, dhal, dhall, lentil') },
  { same: list('rice'), also: list('pilau, basmati, biryani') },
  { same: list('pilau, pulao, pilaf, pilaff, pillau, pilao') },
  { same: list('biryani, biriyani, briyani') },
  { same: list('roti, chapati, chapatti') },
  { same: list('poppadom, papadum, poppadum, papadom, popadom, papad') },
  { same: list('chickpea, chana, channa, garbanzo') },
  { same: list('pea, mattar, matar, mutter') },
  { same: list('potato, aloo, alu, patate') },
  { same: list('chips, fries, french fries') },
  { same: list('aubergine, eggplant, brinjal, melanzane, baingan'), also: list('parmigiana') },
  { same: list('courgette, zucchini, zucchine') },
  { same: list('cauliflower, gobi, gobhi') },
  { same: list('mushroom, funghi') },
  { same: list('rocket, arugula, rucola') },
  { same: list('coriander, cilantro') },
  { same: list('chilli, chili, chile, chillies, mirchi') },
  { same: list('yoghurt, yogurt, dahi'), also: list('raita, labneh') },
  {
    same: list('cheese, formaggio, formaggi'),
    also: list('paneer, mozzarella, cheddar, gorgonzola, pecorino, provola, burrata'),
  },
  { same: list('mozzarella'), also: list('fior di latte, burrata') },
  { same: list('prawn, shrimp, gamberi, scampi, jhinga') },
  { same: list('seafood, shellfish'), also: list('prawn, oyster, gamberi, anchovy, squid, mussel') },
  { same: list('anchovy, acciughe') },
  { same: list('meat'), also: list('lamb, chicken, beef, pork, ham, sausage, keema, seekh') },
  { same: list('lamb, mutton, gosht') },
  { same: list('mince, keema, qeema, kheema') },
  { same: list('chicken, murgh') },
  { same: list('beef, steak') },
  { same: list('ham, prosciutto') },
  { same: list('bacon'), also: list('guanciale, pancetta') },
  { same: list('sausage, salsiccia'), also: list('nduja') },
  { same: list('pepperoni, salami'), also: list('spianata, diavola') },
  { same: list('kebab, kabab, kebob, skewer'), also: list('seekh, shish') },
  { same: list('burger, hamburger') },
  { same: list('wrap'), also: list('roll') },
  { same: list('bhaji, bhajia, bhajee, pakora') },
  { same: list('dumpling, momo') },
  { same: list('ice cream, icecream, gelato, kulfi') },
  { same: list('sorbet, sorbetto') },
  { same: list('lemon, limone') },
  { same: list('orange, arancia, aranciata') },
  { same: list('tomato, pomodoro') },
  { same: list('garlic, aglio') },
  { same: list('onion, cipolla') },
  { same: list('peach, pesca') },
  { same: list('pear, pere') },
  { same: list('bean, fagioli') },
  { same: list('gulab jamun, gulab jaman') },
  { same: list('spicy, hot') },
];

/** A word or two as they are compared: their stems, with a space between. */
const keyOf = (phrase: string) => wordsOf(phrase).map(stemOf).join(' ');

const found = new Map<string, readonly string[]>();
for (const { same, also = [] } of groups) {
  for (const word of same) {
    const key = keyOf(word);
    const others = [...same, ...also].map(keyOf).filter((other) => other !== key);
    found.set(key, [...new Set([...(found.get(key) ?? []), ...others])]);
  }
}

/** What one or two stems find besides themselves; a phrase of several stems asks for all of them. */
export const synonymsOf = (key: string): readonly string[] => found.get(key) ?? [];

/** Every word or phrase that has synonyms. */
export const wordsWithSynonyms: readonly string[] = [...found.keys()];
