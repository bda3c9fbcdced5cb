/** What a caption says of a picture that is no photograph. */
export const renderMark = 'Recreación 3D'
