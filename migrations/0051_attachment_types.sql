-- What was attached before was known as a picture or not at all: empty until the server has read what its bytes are.
update email_attachments set media_type = '' where media_type = 'application/octet-stream';
