/** Finishes by their one name, as the lists of the services begin or go on with them. */
export const finishNames = ['aceite', 'cera', 'goma laca', 'barniz', 'lasur', 'lacado']
