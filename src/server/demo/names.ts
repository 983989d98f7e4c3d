import type { Random } from './random.ts';

interface People {
  nationality: string;
  weight: number;
  men: string;
  women: string;
  families: string;
  languages: readonly string[];
}

const peoples: readonly People[] = [
  {
    nationality: 'Qatar',
    weight: 6,
    men: 'Hamad Khalifa Jassim Nasser Abdulla Fahad Mubarak',
    women: 'Maryam Noora Sheikha Aisha Hessa Moza',
    families: 'Al-Marri Al-Kuwari Al-Thani Al-Sulaiti Al-Naimi Al-Hajri',
    languages: ['Arabic', 'English'],
  },
  {
    nationality: 'India',
    weight: 22,
    men: 'Arjun Rahul Vikram Suresh Anil Joseph Faisal Imran',
    women: 'Priya Anjali Divya Lakshmi Fatima Neha Meera',
    families: 'Nair Menon Sharma Patel Thomas Khan Reddy Iyer',
    languages: ['Hindi', 'English'],
  },
  {
    nationality: 'Philippines',
    weight: 16,
    men: 'Jose Mark Paolo Ramon Christian Dennis',
    women: 'Maria Angelica Grace Liza Rowena Jasmine',
    families: 'Santos Reyes Cruz Bautista Dela-Cruz Garcia Mendoza',
    languages: ['Tagalog', 'English'],
  },
  {
    nationality: 'Egypt',
    weight: 12,
    men: 'Omar Ahmed Mahmoud Karim Youssef Mostafa',
    women: 'Nour Salma Yasmin Heba Mona Dina',
    families: 'Farouk Hassan Abdelrahman El-Sayed Mansour Gamal',
    languages: ['Arabic', 'English'],
  },
  {
    nationality: 'Pakistan',
    weight: 9,
    men: 'Bilal Usman Hamza Asad Kamran',
    women: 'Ayesha Sana Hira Zainab',
    families: 'Malik Qureshi Siddiqui Butt Raza',
    languages: ['Urdu', 'English'],
  },
  {
    nationality: 'Jordan',
    weight: 6,
    men: 'Zaid Laith Tareq Sami',
    women: 'Rania Lina Hala Dana',
    families: 'Haddad Khoury Obeidat Nasser',
    languages: ['Arabic', 'English'],
  },
  {
    nationality: 'Lebanon',
    weight: 6,
    men: 'Elie Rami Georges Fadi',
    women: 'Carine Maya Nadine Joelle',
    families: 'Haddad Aoun Khoury Sleiman Nassar',
    languages: ['Arabic', 'French', 'English'],
  },
  {
    nationality: 'Tunisia',
    weight: 5,
    men: 'Anis Mehdi Slim Walid',
    women: 'Amira Ines Rim Olfa',
    families: 'Ben-Salah Trabelsi Gharbi Jaziri',
    languages: ['Arabic', 'French', 'English'],
  },
  {
    nationality: 'Morocco',
    weight: 4,
    men: 'Younes Hicham Amine',
    women: 'Khadija Loubna Imane',
    families: 'El-Idrissi Benali Alaoui',
    languages: ['Arabic', 'French', 'English'],
  },
  {
    nationality: 'France',
    weight: 3,
    men: 'Jean-Pierre Julien Étienne',
    women: 'Claire Élodie Anne-Sophie',
    families: 'Lefèvre Moreau Dubois',
    languages: ['French', 'English'],
  },
  {
    nationality: 'Nepal',
    weight: 5,
    men: 'Bishal Ramesh Suraj',
    women: 'Sita Asmita Gita',
    families: 'Gurung Thapa Shrestha',
    languages: ['Nepali', 'Hindi', 'English'],
  },
  {
    nationality: 'Sri Lanka',
    weight: 4,
    men: 'Nuwan Kasun Ruwan',
    women: 'Dilani Nadeesha Chamari',
    families: 'Perera Fernando Silva',
    languages: ['Sinhala', 'English'],
  },
  {
    nationality: 'Kenya',
    weight: 4,
    men: 'Brian Kevin Peter',
    women: 'Wanjiru Faith Mercy',
    families: 'Kamau Otieno Mwangi',
    languages: ['Swahili', 'English'],
  },
  {
    nationality: 'United Kingdom',
    weight: 3,
    men: 'James Oliver Thomas',
    women: 'Emily Charlotte Sarah',
    families: "Bennett Hughes O'Connor",
    languages: ['English'],
  },
];

export interface DemoPerson {
  name: string;
  nationality: string;
  gender: 'Male' | 'Female';
  languages: readonly string[];
}

/** Somebody of the Gulf's working population. */
export function makePerson(random: Random): DemoPerson {
  const people = random.weighted(peoples);
  const gender = random.chance(0.42) ? 'Female' : 'Male';
  const first = random.pick((gender === 'Female' ? people.women : people.men).split(' '));
  const family = random.pick(people.families.split(' '));
  return { name: `${first} ${family}`, nationality: people.nationality, gender, languages: people.languages };
}
