/** The provinces in the order of their numbers, with which the postal codes begin. */
export const provinces =
  'Álava Albacete Alicante Almería Ávila Badajoz Baleares Barcelona Burgos Cáceres Cádiz Castellón Ciudad_Real Córdoba La_Coruña Cuenca Gerona Granada Guadalajara Guipúzcoa Huelva Huesca Jaén León Lérida La_Rioja Lugo Madrid Málaga Murcia Navarra Orense Asturias Palencia Las_Palmas Pontevedra Salamanca Santa_Cruz_de_Tenerife Cantabria Segovia Sevilla Soria Tarragona Teruel Toledo Valencia Valladolid Vizcaya Zamora Zaragoza Ceuta Melilla'
    .split(' ')
    .map((name) => name.replaceAll('_', ' '))
